import type { Shell } from 'shared-kernel/contract/shell';
import { perShell } from 'shared-kernel/state/perShell';
import type { BoardKind } from './boardKind';
import { boardOf, createBoardStore } from './createBoardStore';
import { liveMatches } from './matchSource';
import { pageFilterOf } from './pageFilter';

/** The odds page's board: the live page's matches with open odds, by league. */
export const oddsBoardOf = perShell((shell) => createBoardStore(shell, oddsKind(shell), boardOf(shell).matches));

export function oddsKind(shell: Shell): BoardKind {
  return { ...pageFilterOf(shell), board: 'odds', source: liveMatches };
}
