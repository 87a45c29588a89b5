import { Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { dayWindow, type LocalDay } from 'shared-kernel/rules/localDay';
import { perShell } from 'shared-kernel/state/perShell';
import { type BoardStore, createBoardStore } from './createBoardStore';
import { type DayPageName, dayKind } from './dayKind';
import { newResults$ } from './newResults';

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
