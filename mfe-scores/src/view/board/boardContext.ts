import { createContext, useContext } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Competition } from 'shared-kernel/entities/competition';
import type { Id } from 'shared-kernel/entities/id';
import type { BoardLook } from './columns';
import type { RowContent } from './rowContext';

/** What a board needs besides its rows. */
export type BoardContent = RowContent & {
  competitions: ReadonlyMap<Id, Competition>;
  /** Competitions that the visitor pinned, in their order. */
  pinned: readonly Id[];
  /** Pins a competition, or takes its pin away. */
  onPin: (competition: Id) => void;
  look: BoardLook;
  /** Whether a window too narrow for the columns of odds shows them under the names. */
  hasStrip: boolean;
  /** Stands among the matches of a small screen. */
  Advert: Shell['Slot'] | false | undefined;
  /** Unfolds what is folded away at the end of a group, or folds it again. */
  onFold: () => void;
};

export const BoardContext = createContext<BoardContent | undefined>(undefined);

export function useBoardContent(): BoardContent {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no BoardContext above this component');
  return board;
}
