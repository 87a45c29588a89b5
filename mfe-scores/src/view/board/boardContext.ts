import { type ComponentType, createContext, useContext } from 'react';
import type { Clock, Shell } from 'shared-kernel/contract/shell';
import type { Competition } from 'shared-kernel/entities/competition';
import type { Id } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import type { Hiding } from '../parts/hidden/hiding';
import type { BoardLook } from './columns';
import type { OddsCellsProps } from './OddsCells';

/** The prices of a match's line. */
export type PricesOfLine = ComponentType<OddsCellsProps & { id: MatchId }>;

/** What every line of a board needs. It changes seldom; all lines render then. */
export type BoardContent = Hiding & {
  competitions: ReadonlyMap<Id, Competition>;
  clock: Clock;
  settings: UserSettings;
  look: BoardLook;
  /** The day whose matches need no date; today by default. */
  day: LocalDay | undefined;
  hasOdds: boolean;
  /** Whether a window too narrow for the columns of odds shows them under the names. */
  hasStrip: boolean;
  /** What shows other markets in place of the match's own. */
  OtherPrices?: PricesOfLine | undefined;
  /** Stands among the matches of a small screen. */
  Advert: Shell['Slot'] | false | undefined;
  onFavourite: (id: MatchId) => void;
  /** The address of a match's page: for other tabs, and where the app is not there to open the detail. */
  hrefOf: (id: MatchId) => string;
  onOpen: (id: MatchId) => void;
  /** Unfolds what is folded away at the end of a group, or folds it again. */
  onFold: () => void;
};

export const BoardContext = createContext<BoardContent | undefined>(undefined);

export function useBoardContent(): BoardContent {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no BoardContext above this component');
  return board;
}
