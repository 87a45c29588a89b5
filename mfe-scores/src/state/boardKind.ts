import type { Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { BoardGroup } from '../domain/boardGroup';
import { groupByTime } from '../domain/groupByTime';
import { liveMatches, type MatchSource } from './matchSource';

/** What tells the board of one page from that of another. */
export type BoardKind = {
  readonly source: MatchSource;
  readonly filter$: Observable<BoardFilter>;
  showFilter(filter: BoardFilter): void;
  /** Which of the source's matches belong on this page at all. */
  draws(match: Match): boolean;
  /** The groups of the sort mode by time, from matches in the order of `byKickOff`; missing on a page by league only. */
  readonly byTime: ((matches: readonly Match[]) => readonly BoardGroup[]) | undefined;
};

/** The live page: everything around now; its filter is also the small-screen menu's. */
export function liveKind({ boardFilter$, showBoardFilter }: Shell): BoardKind {
  return {
    source: liveMatches,
    filter$: boardFilter$,
    showFilter: showBoardFilter,
    draws: () => true,
    byTime: groupByTime,
  };
}
