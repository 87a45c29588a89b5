import type { ComponentType } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { EntrySource } from '../../../state/createEntryStore';
import { createHidingEntries } from '../../../state/createHidingEntries';
import { hiddenScoresOf } from '../../../state/hiddenScores';
import type { ScoreCellProps } from '../row/ScoreCell';
import { HiddenScore } from './HiddenScore';

/** The rows of a board as the visitor may see them. */
export type Hiding = {
  entries: EntrySource;
  /** What stands for a hidden score; without it none is hidden. */
  HiddenScore?: ComponentType<ScoreCellProps> | undefined;
};

const made = new WeakMap<EntrySource, Hiding>();

/** The rows of a board for who hides scores (M23), the same for the same entries. */
export function hiding(shell: Shell, entries: EntrySource): Hiding {
  const one = made.get(entries) ?? { entries: createHidingEntries(entries, hiddenScoresOf(shell)), HiddenScore };
  made.set(entries, one);
  return one;
}
