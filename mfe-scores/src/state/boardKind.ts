import type { Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { BoardGroup } from '../domain/boardGroup';
import { groupByTime, type RestOfHot } from '../domain/groupByTime';
import { liveMatches, type MatchSource } from './matchSource';

/** What the groups by time depend on besides the matches. */
export type TimeView = {
  /** Unix seconds. */
  now: number;
  filter: BoardFilter;
  isHotUnfolded: boolean;
};

/** The differences between the boards of the pages. */
export type BoardKind = {
  readonly source: MatchSource;
  readonly filter$: Observable<BoardFilter>;
  showFilter(filter: BoardFilter): void;
  /** Which matches of the source belong on this page. */
  draws(match: Match): boolean;
  /** Groups matches in the order of `byKickOff` for the sort mode by time; missing on a page by league only. */
  readonly byTime: ((matches: readonly Match[], view: TimeView) => readonly BoardGroup[]) | undefined;
};

/** The live page, with everything around now. It shares its filter with the small-screen menu. */
export function liveKind({ boardFilter$, showBoardFilter }: Shell): BoardKind {
  return {
    source: liveMatches,
    filter$: boardFilter$,
    showFilter: showBoardFilter,
    draws: () => true,
    byTime: (matches, view) => groupByTime(matches, view.now, restOfHot(view)),
  };
}

/** Whoever asks for the hot matches, or for the followed ones, gets all of them. */
function restOfHot({ filter, isHotUnfolded }: TimeView): RestOfHot {
  if (filter === 'hot') return 'shown';
  if (filter === 'favorite') return 'upcoming';
  return isHotUnfolded ? 'unfolded' : 'folded';
}
