import type { BoardFilter } from '../../contract/boardFilter';
import type { Competition } from '../../entities/competition';
import type { Country } from '../../entities/country';
import type { Id } from '../../entities/id';
import type { Match } from '../../entities/match';
import type { CompetitionOrder } from '../competitionOrder';
import type { BoardGroup, SortMode } from './boardGroup';
import type { BoardName } from './boardName';
import { groupByDate } from './groupByDate';
import { groupByLeague } from './groupByLeague';
import { groupByTime, type RestOfHot } from './groupByTime';
import { countByFilter, type FilterContext, type FilterCounts, passesFilter } from './matchFilter';
import { byNewest } from './matchOrder';
import { pinnedFirst } from './pinnedFirst';

/** What the order of a board depends on, besides its matches and their records. */
export type BoardView = FilterContext & {
  filter: BoardFilter;
  sortMode: SortMode;
  /** Whether the hot matches that are not on yet are unfolded. */
  isHotUnfolded: boolean;
  /** Whether the filter of live matches leaves out those that have not begun. */
  isLiveOnly?: boolean;
  /** Competitions that come first, in this order. */
  pinned?: readonly Id[];
  /** The site's order of competitions. */
  order: CompetitionOrder;
  /** Unix seconds. */
  now: number;
  /** An IANA name; the browser's by default. */
  zone?: string;
};

type Arranged = Pick<Match, 'id' | 'state' | 'is_hot' | 'match_time' | 'competition_id' | 'country_id'>;

type Records = { competitions: ReadonlyMap<Id, Competition>; countries: ReadonlyMap<Id, Country> };

/** A board's groups in the order in which they are shown, and the matches of each filter. */
export type ArrangedBoard = { groups: readonly BoardGroup[]; counts: FilterCounts };

/**
 * The display order of a board: the app shows it, and `api` selects its first matches by it.
 *
 * @param matches from `shownOn`
 */
export function arrangeBoard(
  board: BoardName,
  matches: readonly Arranged[],
  view: BoardView,
  { competitions, countries }: Records,
): ArrangedBoard {
  const isLeftOut = ({ state }: Arranged) => view.isLiveOnly && view.filter === 'online' && state.kind !== 'live';
  const shown = matches.filter((match) => passesFilter(match, view.filter, view) && !isLeftOut(match));
  const isByLeague = view.sortMode === 'by-league' || board === 'odds';
  const groups = isByLeague
    ? groupByLeague(shown, { competitions, countries, order: view.order })
    : groupsByTime(board, shown, view);
  return { groups: pinnedFirst(groups, view.pinned ?? [], shown), counts: countByFilter(matches, view) };
}

function groupsByTime(
  board: Exclude<BoardName, 'odds'>,
  shown: readonly Arranged[],
  view: BoardView,
): readonly BoardGroup[] {
  switch (board) {
    case 'live':
      return groupByTime(shown, view.now, restOfHot(view));
    case 'results':
      return groupByDate([...shown].sort(byNewest), view.zone);
    case 'fixtures':
      return groupByDate(shown, view.zone);
  }
}

/** Whoever asks for the hot matches, or for the followed ones, gets all of them. */
function restOfHot({ filter, isHotUnfolded }: BoardView): RestOfHot {
  if (filter === 'hot') return 'shown';
  if (filter === 'favorite') return 'upcoming';
  return isHotUnfolded ? 'unfolded' : 'folded';
}
