import type { FeedInfo, FeedLineups, FeedMarkets, FeedMatch, FeedSquad, FeedText } from '../feedRecords';
import { goneBy, goneMatch } from '../fixtureList';
import type { Emit, FeedBatch } from '../provider';

/** Keeps a feed's data as the store does: the latest state of each match, and the order of states. */
export type FakeStore = {
  readonly emit: Emit;
  readonly batches: readonly FeedBatch[];
  readonly matches: ReadonlyMap<number, FeedMatch>;
  /** Line-ups by match; as in the store, those of a match that it does not have are left out. */
  readonly lineups: ReadonlyMap<number, FeedLineups>;
  readonly info: ReadonlyMap<number, FeedInfo>;
  readonly markets: ReadonlyMap<number, FeedMarkets>;
  readonly texts: ReadonlyMap<number, FeedText>;
  /** Squads by team. */
  readonly squads: ReadonlyMap<number, FeedSquad>;
  /** Refuses this many batches from now on. */
  refuse(times: number): void;
};

/** @param now unix seconds, for what whole lists lack */
export function createFakeStore(now = () => 0): FakeStore {
  const doubts = new Map<number, number>();
  const batches: FeedBatch[] = [];
  const matches = new Map<number, FeedMatch>();
  const lineups = new Map<number, FeedLineups>();
  const info = new Map<number, FeedInfo>();
  const markets = new Map<number, FeedMarkets>();
  const texts = new Map<number, FeedText>();
  const squads = new Map<number, FeedSquad>();
  let refusals = 0;

  function goneIn({ fixtureLists = [], matches: published = [] }: FeedBatch): FeedMatch[] {
    if (fixtureLists.length === 0) return [];
    return goneBy(fixtureLists, [...matches.values()], new Set(published.map(({ id }) => id)), doubts, now());
  }

  return {
    batches,
    matches,
    lineups,
    info,
    markets,
    texts,
    squads,
    refuse(times) {
      refusals = times;
    },
    async emit(batch) {
      if (refusals-- > 0) throw new Error('the store is away');
      batches.push(batch);
      for (const match of batch.matches ?? []) matches.set(match.id, match);
      for (const gone of goneIn(batch)) matches.set(gone.id, goneMatch(gone));
      for (const one of batch.lineups ?? []) if (matches.has(one.match_id)) lineups.set(one.match_id, one);
      for (const one of batch.info ?? []) if (matches.has(one.match_id)) info.set(one.match_id, one);
      for (const one of batch.markets ?? []) if (matches.has(one.match_id)) markets.set(one.match_id, one);
      for (const one of batch.texts ?? []) if (matches.has(one.match_id)) texts.set(one.match_id, one);
      for (const one of batch.squads ?? []) squads.set(one.team_id, one);
    },
  };
}
