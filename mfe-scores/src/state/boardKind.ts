import type { Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { BoardGroup } from '../domain/boardGroup';
import { groupByTime } from '../domain/groupByTime';
import { liveMatches, type MatchSource } from './matchSource';

/** The differences between the boards of the pages. */
export type BoardKind = {
  readonly source: MatchSource;
  readonly filter$: Observable<BoardFilter>;
  showFilter(filter: BoardFilter): void;
  /** Which matches of the source belong on this page. */
  draws(match: Match): boolean;
  /** Groups matches in the order of `byKickOff` for the sort mode by time; missing on a page by league only. */
  readonly byTime: ((matches: readonly Match[]) => readonly BoardGroup[]) | undefined;
};

/** The live page, with everything around now. It shares its filter with the small-screen menu. */
export function liveKind({ boardFilter$, showBoardFilter }: Shell): BoardKind {
  return {
    source: liveMatches,
    filter$: boardFilter$,
    showFilter: showBoardFilter,
    draws: () => true,
    byTime: groupByTime,
  };
}
