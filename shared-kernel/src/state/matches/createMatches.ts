import type { Matches } from '../../contract/matches';
import { type BoardParts, createMatchBoard } from './createMatchBoard';
import type { MatchStore } from './createMatchStore';

/** The store as remotes see it. */
export function createMatches(store: MatchStore, parts: BoardParts): Matches {
  return { get: store.get, board: (window) => createMatchBoard(store, parts, window) };
}
