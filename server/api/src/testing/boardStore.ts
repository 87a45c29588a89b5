import type { FeedBatch } from 'feeds/provider';
import { toStoredMatchRow } from '../store/matchState';
import { EMPTY_STORE } from './emptyStore';
import { aSnapshot } from './storeReads';
import type { AppStore } from './testApp';

type OnBoard = Pick<FeedBatch, 'countries' | 'competitions' | 'teams' | 'matches'>;

/** The snapshot that a board reads of a store to which a feed has reported this. */
export function boardSnapshot({ countries = [], competitions = [], teams = [], matches = [] }: OnBoard) {
  const rows = matches.map((match, at) => ({ ...toStoredMatchRow(match), version: at + 1 }));
  const reference = { countries: [...countries], competitions: [...competitions], teams: [...teams] };
  return aSnapshot({ last: rows.length, matches: rows, reference });
}

/** A store of which only the board is there, and what is given. */
export function boardStore(sent: OnBoard, given: Partial<AppStore> = {}): AppStore {
  return { ...EMPTY_STORE, readSnapshot: async () => boardSnapshot(sent), ...given };
}
