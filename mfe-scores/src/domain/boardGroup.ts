import type { DateGroup } from './groupByDate';
import type { LeagueGroup } from './groupByLeague';
import type { TimeGroup } from './groupByTime';

export type BoardGroup = TimeGroup | LeagueGroup | DateGroup;

/** Sort orders of the board; the first is the default. */
export const SORT_MODES = ['by-time', 'by-league'] as const;

export type SortMode = (typeof SORT_MODES)[number];
