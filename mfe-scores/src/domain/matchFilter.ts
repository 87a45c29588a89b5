import { BOARD_FILTERS, type BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Id } from 'shared-kernel/entities/id';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { phaseOf } from 'shared-kernel/rules/status';
import { type BoardPicks, passesPicks } from './picks';

/** What a filter needs to know beyond the match itself. */
export type FilterContext = {
  favourites: ReadonlySet<MatchId>;
  /** Competitions of the euro filter; the site's settings name them (M8). */
  euroCompetitions: ReadonlySet<Id>;
  /** What the pickers let through, whichever the filter. */
  picks: BoardPicks;
};

type Filtered = Pick<Match, 'id' | 'status_id' | 'is_hot' | 'competition_id' | 'country_id'>;

/** Of the "other" matches those that may still be played: the default filter keeps them (M7). */
const STILL_OPEN: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.Delayed,
  MatchStatus.Interrupted,
  MatchStatus.ToBeDetermined,
]);

/** Whether a filter shows a match (M7) that the pickers let through. A match of status 0 passes none. */
export function passesFilter(match: Filtered, filter: BoardFilter, context: FilterContext): boolean {
  const phase = phaseOf(match.status_id);
  if (phase === 'hidden' || !passesPicks(match, context.picks)) return false;
  switch (filter) {
    case 'all':
      return true;
    case 'online':
      return phase === 'live' || phase === 'notStarted' || STILL_OPEN.has(match.status_id);
    case 'end':
      return phase === 'ended';
    case 'hot':
      return match.is_hot;
    case 'favorite':
      return context.favourites.has(match.id);
    case 'euro':
      return context.euroCompetitions.has(match.competition_id);
  }
}

export type FilterCounts = Readonly<Record<BoardFilter, number>>;

/** How many matches each filter would show, for the numbers on the tabs. */
export function countByFilter(matches: Iterable<Filtered>, context: FilterContext): FilterCounts {
  const counts: Record<BoardFilter, number> = { all: 0, hot: 0, favorite: 0, online: 0, end: 0, euro: 0 };
  for (const match of matches) {
    for (const filter of BOARD_FILTERS) if (passesFilter(match, filter, context)) counts[filter] += 1;
  }
  return counts;
}
