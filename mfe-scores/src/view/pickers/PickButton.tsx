import { useState } from 'react';
import styled from 'styled-components';
import type { PickItem, Picks } from '../../domain/picks';
import { t } from '../../texts/texts';
import { PickDialog } from './PickDialog';
import type { PickerKind } from './pickLines';

export type PickControl = {
  picks: Picks;
  /** The current lines; read when the picker opens. */
  items: () => readonly PickItem[];
  onPick: (picks: Picks) => void;
};

/** Opens a picker, and shows how many items are picked unless all are. */
export function PickButton({ kind, picks, items, onPick }: PickControl & { kind: PickerKind }) {
  const [listed, setListed] = useState<readonly PickItem[]>();
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        data-picked={picks !== null || undefined}
        onClick={() => setListed(items())}
      >
        {t(`picker.${kind}.open`)}
        {picks === null ? null : <b> {picks.size}</b>}
      </Opener>
      {listed ? (
        <PickDialog kind={kind} items={listed} picks={picks} onPick={onPick} onClose={() => setListed(undefined)} />
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
    margin: 0 2px 3px 6px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
  @media (max-width: 640px) {
    height: 44px;
    border-width: 0;
    border-radius: 0;
    background: none;
    &:hover { background: none; }
  }
`;
