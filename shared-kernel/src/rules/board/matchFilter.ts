import { BOARD_FILTERS, type BoardFilter } from '../../contract/boardFilter';
import type { Id } from '../../entities/id';
import type { Match, MatchId } from '../../entities/match';
import { type BoardPicks, passesPicks } from '../picks';
import { isHidden, isOver } from '../status';

/** What a filter needs besides the match. */
export type FilterContext = {
  favourites: ReadonlySet<MatchId>;
  /** Competitions of the euro filter, from the site's settings (M8). */
  euroCompetitions: ReadonlySet<Id>;
  /** The choice of the pickers, which every filter respects. */
  picks: BoardPicks;
};

type Filtered = Pick<Match, 'id' | 'state' | 'is_hot' | 'competition_id' | 'country_id'>;

/** Whether filter and pickers show a match (M7). No filter shows a match of status 0. */
export function passesFilter(match: Filtered, filter: BoardFilter, context: FilterContext): boolean {
  const { state } = match;
  if (isHidden(state) || !passesPicks(match, context.picks)) return false;
  switch (filter) {
    case 'all':
      return true;
    case 'online':
      return !isOver(state);
    case 'end':
      return state.kind === 'result';
    case 'hot':
      return match.is_hot;
    case 'favorite':
      return context.favourites.has(match.id);
    case 'euro':
      return context.euroCompetitions.has(match.competition_id);
  }
}

export type FilterCounts = Readonly<Record<BoardFilter, number>>;

/** Number of matches per filter, for the tabs; of the live filter, which shows more, those that are live (M7). */
export function countByFilter(matches: Iterable<Filtered>, context: FilterContext): FilterCounts {
  const counts: Record<BoardFilter, number> = { all: 0, hot: 0, favorite: 0, online: 0, end: 0, euro: 0 };
  for (const match of matches) {
    for (const filter of BOARD_FILTERS) if (isCounted(match, filter, context)) counts[filter] += 1;
  }
  return counts;
}

function isCounted(match: Filtered, filter: BoardFilter, context: FilterContext): boolean {
  const isOfCount = filter !== 'online' || match.state.kind === 'live';
  return isOfCount && passesFilter(match, filter, context);
}
