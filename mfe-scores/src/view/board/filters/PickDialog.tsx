import { type FormEvent, useCallback, useId, useState } from 'react';
import type { Id } from 'shared-kernel/entities/id';
import { useResource } from 'shared-kernel/react/useResource';
import type { Picks } from 'shared-kernel/rules/picks';
import { Dialog } from 'shared-kernel/ui/Dialog';
import { Loading } from 'shared-kernel/ui/Loading';
import styled from 'styled-components';
import { type PickItem, picksOf } from '../../../domain/picks';
import { t } from '../../../texts/texts';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { QuietButton } from '../../parts/states/QuietButton';
import { LINE_PX } from './linePx';
import type { PickerKind } from './pickLines';
import type { PickListCode } from './pickListOf';

type Props = {
  kind: PickerKind;
  list: PickListCode;
  items: readonly PickItem[];
  picks: Picks;
  onPick: (picks: Picks) => void;
  onClose: () => void;
};

/** Competitions or countries to tick. Ticks apply with "Xác nhận" or Enter; any other way to close drops them. */
export function PickDialog({ kind, list, items, picks, onPick, onClose }: Props) {
  const { kind: state, value: code } = useResource(list);
  const { ticked, ...ticking } = useTicks(items, picks);
  const isNoneTicked = items.length > 0 && ticked.size === 0;

  const formId = useId();

  const onConfirm = (event: FormEvent) => {
    event.preventDefault();
    onPick(picksOf(items, ticked, picks));
    onClose();
  };
  const footer = (
    <>
      <Hint role="status">{isNoneTicked ? t('picker.none') : null}</Hint>
      <QuietButton type="button" onClick={onClose}>
        {t('picker.close')}
      </QuietButton>
      <Confirm type="submit" form={formId} disabled={ticked.size === 0}>
        {t('picker.confirm')}
      </Confirm>
    </>
  );
  return (
    <Dialog title={t(`picker.${kind}.title`)} onClose={onClose} footer={footer}>
      {/* A form, so that Enter on a line confirms: by Tab the button is as far away as the list is long. */}
      <form id={formId} onSubmit={onConfirm}>
        {code ? <code.PickList kind={kind} items={items} ticked={ticked} {...ticking} /> : null}
      </form>
      {!code && state === 'failed' ? <FailedBoard onRetry={list.retry} /> : null}
      {!code && state !== 'failed' ? <Waiting lines={items.length} /> : null}
    </Dialog>
  );
}

/** As high as the list will be. */
function Waiting({ lines }: { lines: number }) {
  return (
    <div style={{ minHeight: `min(45dvh, ${lines * LINE_PX}px)` }}>
      <Loading />
    </div>
  );
}

function useTicks(items: readonly PickItem[], picks: Picks) {
  const [ticked, setTicked] = useState<ReadonlySet<Id>>(() => tickedOf(items, picks));
  const onToggle = useCallback((id: Id) => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const onToggleAll = useCallback(() => {
    setTicked((before) => (before.size === items.length ? new Set() : tickedOf(items, null)));
  }, [items]);
  const onOnly = useCallback((id: Id) => setTicked(new Set([id])), []);
  return { ticked, onToggle, onToggleAll, onOnly };
}

function tickedOf(items: readonly PickItem[], picks: Picks): ReadonlySet<Id> {
  const ids = items.map(({ id }) => id);
  return new Set(picks === null ? ids : ids.filter((id) => picks.has(id)));
}

const Hint = styled.span`
  flex: 1;
  align-self: center;
  color: var(--ink-2);
  font-size: var(--text-board);
`;

const Confirm = styled(QuietButton)`
  border-color: var(--accent);
  background: var(--accent);
  color: var(--accent-ink);
  &:hover { background: var(--accent); }
  &:disabled { border-color: var(--line); background: var(--surface-3); color: var(--ink-3); cursor: default; }
`;
