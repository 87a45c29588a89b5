import { useState } from 'react';
import type { Picks } from 'shared-kernel/rules/picks';
import styled from 'styled-components';
import type { PickItem } from '../../../domain/picks';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';
import { Chip } from './Chip';
import { PickDialog } from './PickDialog';
import type { PickerKind } from './pickLines';
import type { PickListCode } from './pickListOf';

export type PickControl = {
  picks: Picks;
  list: PickListCode;
  /** The current lines; read when the picker opens. */
  items: () => readonly PickItem[];
  onPick: (picks: Picks) => void;
};

type Props = PickControl & {
  kind: PickerKind;
  /** As one of the phone's row. */
  isChip?: boolean;
};

/** Opens a picker, and shows how many items are picked unless all are. */
export function PickButton({ kind, isChip = false, picks, list, items, onPick }: Props) {
  const [listed, setListed] = useState<readonly PickItem[]>();
  const isOnServer = useIsOnServer();
  const text = t(`picker.${kind}.open`);
  const button = {
    'aria-haspopup': 'dialog',
    'data-picked': picks !== null || undefined,
    onClick: () => setListed(items()),
  } as const;
  return (
    <>
      {isChip ? (
        <Chip icon={kind} text={text} count={picks?.size} {...button} />
      ) : (
        <Opener type="button" inert={isOnServer} {...button}>
          <span>{text}</span>
          {picks === null ? null : <b>{` ${picks.size}`}</b>}
        </Opener>
      )}
      {listed ? (
        <PickDialog
          kind={kind}
          list={list}
          picks={picks}
          onPick={onPick}
          items={listed}
          onClose={() => setListed(undefined)}
        />
      ) : null}
    </>
  );
}

const Opener = styled.button`
  flex: none;
  height: 32px;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: var(--surface-3); }
  &[data-picked] { border-color: var(--accent); color: var(--accent); }
  & > b { font-variant-numeric: tabular-nums; }
  &::after {
    display: inline-block;
    width: 5px;
    height: 5px;
    margin: 0 4px 2px 5px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    /* To the right while closed, as everywhere; open, the dialog covers it. */
    transform: rotate(-45deg);
    content: '';
  }
`;
