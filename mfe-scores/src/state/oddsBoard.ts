import { perShell } from 'shared-kernel/state/perShell';
import { oddsKind } from './boardKind';
import { boardOf, createBoardStore } from './createBoardStore';

/** The odds page's board, with the rows of the live page. */
export const oddsBoardOf = perShell((shell) => createBoardStore(shell, oddsKind(shell), boardOf(shell).matches));
