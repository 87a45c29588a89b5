import type { Shell } from 'shared-kernel/contract/shell';
import { hasOpenOdds } from '../domain/hasOdds';
import { type BoardStore, boardOf, createBoardStore } from './boardStore';
import { liveMatches } from './matchSource';
import { pageFilterOf } from './pageFilter';

const boards = new WeakMap<Shell, BoardStore>();

/** The odds page's board: of the live page's matches those with open odds, by league. */
export function oddsBoardOf(shell: Shell): BoardStore {
  const known = boards.get(shell) ?? createOddsBoard(shell);
  boards.set(shell, known);
  return known;
}

function createOddsBoard(shell: Shell): BoardStore {
  const kind = { ...pageFilterOf(shell), source: liveMatches, draws: hasOpenOdds, byTime: undefined };
  return createBoardStore(shell, kind, boardOf(shell).matches);
}
