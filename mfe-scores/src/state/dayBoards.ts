import type { Shell } from 'shared-kernel/contract/shell';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { perShell } from 'shared-kernel/state/perShell';
import { type DayPageName, dayKind } from './boardKind';
import { type BoardStore, createBoardStore } from './createBoardStore';

/** Days kept in memory, so that Back and a neighbouring day show their matches at once. */
const MAX_KEPT = 6;

const boardsOf = perShell(() => new Map<string, BoardStore>());

/** The board of one day of a page. */
export function dayBoardOf(shell: Shell, page: DayPageName, day: LocalDay): BoardStore {
  const boards = boardsOf(shell);
  const key = `${page} ${day}`;
  const board = boards.get(key) ?? createBoardStore(shell, dayKind(shell, page, day));
  boards.delete(key);
  boards.set(key, board);
  const [oldest] = boards.keys();
  if (boards.size > MAX_KEPT && oldest !== undefined) boards.delete(oldest);
  return board;
}

/** The boards in memory. */
export function keptDayBoards(shell: Shell): BoardStore[] {
  return [...boardsOf(shell).values()];
}
