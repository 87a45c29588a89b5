import type { MatchId } from 'shared-kernel/entities/match';
import type { DateGroup } from './groupByDate';
import type { LeagueGroup } from './groupByLeague';
import type { Fold, TimeGroup } from './groupByTime';

/** Also the matches that are folded away. */
export function sizeOf(group: BoardGroup): number {
  return group.ids.length + (isFolded(group) ? group.fold.ids.length : 0);
}

/** Whether a match is in the group, also folded away. */
export function holds(group: BoardGroup, id: MatchId): boolean {
  return group.ids.includes(id) || (isFolded(group) && group.fold.ids.includes(id));
}

type Folded = TimeGroup & { fold: Fold };

/** Whether matches of the group are folded away. */
export function isFolded(group: BoardGroup): group is Folded {
  return 'fold' in group && group.fold !== undefined && !group.fold.isOpen;
}

export type BoardGroup = TimeGroup | LeagueGroup | DateGroup;

/** Sort orders of the board; the first is the default. */
export const SORT_MODES = ['by-time', 'by-league'] as const;

export type SortMode = (typeof SORT_MODES)[number];
