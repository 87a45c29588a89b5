import { BehaviorSubject } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { groupByDate } from '../domain/groupByDate';
import type { LocalDay } from '../domain/localDay';
import { byNewest } from '../domain/matchOrder';
import type { BoardKind } from './boardKind';
import { type BoardStore, createBoardStore } from './boardStore';
import { matchesOfDay } from './matchSource';

/** The pages that show one day. */
export type DayPageName = 'results' | 'fixtures';

/** So many days stay in memory, so that Back and a look at the neighbouring day show at once what was there. */
const MOST_KEPT = 6;

type DayBoards = { filter$: BehaviorSubject<BoardFilter>; kept: Map<string, BoardStore> };

const boardsByShell = new WeakMap<Shell, DayBoards>();

/** The board of one day of a page. The filter is the same for all days, and none of the live page's business. */
export function dayBoardOf(shell: Shell, page: DayPageName, day: LocalDay): BoardStore {
  const boards = boardsByShell.get(shell) ?? { filter$: new BehaviorSubject<BoardFilter>('all'), kept: new Map() };
  boardsByShell.set(shell, boards);
  const key = `${page} ${day}`;
  const board = boards.kept.get(key) ?? createBoardStore(shell, dayKind(page, day, boards.filter$));
  boards.kept.delete(key);
  boards.kept.set(key, board);
  const [oldest] = boards.kept.keys();
  if (boards.kept.size > MOST_KEPT && oldest !== undefined) boards.kept.delete(oldest);
  return board;
}

/** The days that are in memory. */
export function keptDayBoards(shell: Shell): BoardStore[] {
  return [...(boardsByShell.get(shell)?.kept.values() ?? [])];
}

/** What may still be played, and is not being played yet (M4). */
const TO_COME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.NotStarted,
  MatchStatus.Delayed,
  MatchStatus.ToBeDetermined,
]);

function dayKind(page: DayPageName, day: LocalDay, filter$: BehaviorSubject<BoardFilter>): BoardKind {
  const filter = { filter$, showFilter: (wanted: BoardFilter) => filter$.next(wanted) };
  switch (page) {
    case 'results':
      return {
        ...filter,
        source: matchesOfDay(day, [MatchStatus.Ended]),
        draws: ({ status_id }) => status_id === MatchStatus.Ended,
        byTime: (matches) => groupByDate([...matches].sort(byNewest)),
      };
    case 'fixtures':
      return {
        ...filter,
        source: matchesOfDay(day),
        draws: ({ status_id }) => TO_COME.has(status_id),
        byTime: groupByDate,
      };
  }
}
