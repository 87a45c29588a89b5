import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { boardOf } from './boardStore';
import { keptDayBoards } from './dayBoards';
import { knownMatch } from './knownMatch';
import { oneMatch } from './matchSource';
import { createMatchStore, type MatchStore } from './matchStore';

/** A store of one match: what a board knows of it at once, then the server's word and every change. */
export function createDetailStore(shell: Shell, id: MatchId): MatchStore {
  const stores = [boardOf(shell), ...keptDayBoards(shell)].map(({ matches }) => matches);
  return createMatchStore(shell, oneMatch(id), knownMatch(stores, id));
}
