import { Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { perShell } from 'shared-kernel/state/perShell';
import { groupByDate } from '../domain/groupByDate';
import { dayWindow, type LocalDay } from '../domain/localDay';
import { byNewest } from '../domain/matchOrder';
import type { BoardKind } from './boardKind';
import { type BoardStore, createBoardStore } from './createBoardStore';
import { matchesOfDay } from './matchSource';
import { newResults$ } from './newResults';
import { pageFilterOf } from './pageFilter';

export type DayPageName = 'results' | 'fixtures';

/** Days kept in memory, so that Back and a neighbouring day show their matches at once. */
const MOST_KEPT = 6;

const boardsOf = perShell(() => new Map<string, BoardStore>());

/** The board of one day of a page. */
export function dayBoardOf(shell: Shell, page: DayPageName, day: LocalDay): BoardStore {
  const boards = boardsOf(shell);
  const key = `${page} ${day}`;
  const board = boards.get(key) ?? createDayBoard(shell, page, day);
  boards.delete(key);
  boards.set(key, board);
  const [oldest] = boards.keys();
  if (boards.size > MOST_KEPT && oldest !== undefined) boards.delete(oldest);
  return board;
}

/** Results grow while the page is open: when a match ends that is not among them yet, a new snapshot is loaded. */
function createDayBoard(shell: Shell, page: DayPageName, day: LocalDay): BoardStore {
  const board = createBoardStore(shell, dayKind(shell, page, day));
  if (page !== 'results') return board;
  const news$ = newResults$(shell.live$, { window: dayWindow(day), known: board.matches.board.matches });
  return {
    ...board,
    open() {
      const following = new Subscription(board.open());
      following.add(news$.subscribe(board.matches.reload));
      return () => following.unsubscribe();
    },
  };
}

/** The boards in memory. */
export function keptDayBoards(shell: Shell): BoardStore[] {
  return [...boardsOf(shell).values()];
}

/** Statuses of matches that may still be played but have not started (M4). */
const TO_COME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.NotStarted,
  MatchStatus.Delayed,
  MatchStatus.ToBeDetermined,
]);

function dayKind(shell: Shell, page: DayPageName, day: LocalDay): BoardKind {
  switch (page) {
    case 'results':
      return {
        ...pageFilterOf(shell),
        source: matchesOfDay(day, [MatchStatus.Ended]),
        draws: ({ status_id }) => status_id === MatchStatus.Ended,
        byTime: (matches) => groupByDate([...matches].sort(byNewest)),
      };
    case 'fixtures':
      return {
        ...pageFilterOf(shell),
        source: matchesOfDay(day),
        draws: ({ status_id }) => TO_COME.has(status_id),
        byTime: (matches) => groupByDate(matches),
      };
  }
}
