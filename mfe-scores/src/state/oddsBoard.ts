import { perShell } from 'shared-kernel/state/perShell';
import { hasOpenOdds } from '../domain/hasOdds';
import { boardOf, createBoardStore } from './createBoardStore';
import { liveMatches } from './matchSource';
import { pageFilterOf } from './pageFilter';

/** The odds page's board: the live page's matches with open odds, by league. */
export const oddsBoardOf = perShell((shell) => {
  const kind = { ...pageFilterOf(shell), source: liveMatches, draws: hasOpenOdds, byTime: undefined };
  return createBoardStore(shell, kind, boardOf(shell).matches);
});
