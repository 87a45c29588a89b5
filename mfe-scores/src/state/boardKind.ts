import type { Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { MatchWindow } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { BoardName } from 'shared-kernel/rules/board/boardName';
import { liveMatches } from './matchSource';

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
