import type { MatchId } from '../../entities/match';
import type { DateGroup } from './groupByDate';
import type { LeagueGroup } from './groupByLeague';
import type { Fold, TimeGroup } from './groupByTime';

/** Also the matches that are folded away, and those that only the server knows. */
export function sizeOf(group: BoardGroup): number {
  return group.ids.length + (group.beyond ?? 0) + (isFolded(group) ? foldSize(group.fold) : 0);
}

export function foldSize({ ids, beyond = 0 }: Fold): number {
  return ids.length + beyond;
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
