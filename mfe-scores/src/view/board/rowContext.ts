import { type ComponentType, createContext, useContext } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import type { Hiding } from '../parts/hidden/hiding';
import type { OddsCellsProps } from './OddsCells';

/** The prices of a match's line. */
export type PricesOfLine = ComponentType<OddsCellsProps & { id: MatchId }>;

/** What every row of a match needs, on a board and in a list. It changes seldom; all rows render then. */
export type RowContent = Hiding & {
  clock: Clock;
  settings: UserSettings;
  /** The day whose matches need no date; today by default. */
  day: LocalDay | undefined;
  hasOdds: boolean;
  /** What shows other markets in place of the match's own. */
  OtherPrices?: PricesOfLine | undefined;
  onFavourite: (id: MatchId) => void;
  /** What stands before the path of each page: empty, or as `/site`. */
  base: string;
  onOpen: (id: MatchId) => void;
};

export const RowContext = createContext<RowContent | undefined>(undefined);

export function useRowContent(): RowContent {
  const row = useContext(RowContext);
  if (!row) throw new Error('There is no RowContext above this component');
  return row;
}
