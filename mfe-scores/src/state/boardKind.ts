import type { Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { MatchWindow } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { BoardName } from 'shared-kernel/rules/board/boardName';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { liveMatches, matchesOfDay, resultsOfDay } from './matchSource';
import { pageFilterOf } from './pageFilter';

/** The differences between the boards of the pages. */
export type BoardKind = {
  readonly board: BoardName;
  readonly source: MatchWindow;
  readonly filter$: Observable<BoardFilter>;
  showFilter(filter: BoardFilter): void;
};

/** The live page, with everything around now. It shares its filter with the small-screen menu. */
export function liveKind({ boardFilter$, showBoardFilter }: Shell): BoardKind {
  return { board: 'live', source: liveMatches, filter$: boardFilter$, showFilter: showBoardFilter };
}

export type DayPageName = 'results' | 'fixtures';

/** One day: what has ended, or what is to come. */
export function dayKind(shell: Shell, page: DayPageName, day: LocalDay): BoardKind {
  const source = page === 'results' ? resultsOfDay(day) : matchesOfDay(day);
  return { ...pageFilterOf(shell), board: page, source };
}

/** The live page's matches with open odds, by league. */
export function oddsKind(shell: Shell): BoardKind {
  return { ...pageFilterOf(shell), board: 'odds', source: liveMatches };
}
