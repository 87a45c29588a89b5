import type { FeedMatch } from '../feedRecords';
import type { Emit, FeedBatch } from '../provider';

/** Keeps a feed's data as the store does: the latest state of each match, and the order of states. */
export type FakeStore = {
  readonly emit: Emit;
  readonly batches: readonly FeedBatch[];
  readonly matches: ReadonlyMap<number, FeedMatch>;
  /** Refuses this many batches from now on. */
  refuse(times: number): void;
};

export function createFakeStore(): FakeStore {
  const batches: FeedBatch[] = [];
  const matches = new Map<number, FeedMatch>();
  let refusals = 0;
  return {
    batches,
    matches,
    refuse(times) {
      refusals = times;
    },
    async emit(batch) {
      if (refusals-- > 0) throw new Error('the store is away');
      batches.push(batch);
      for (const match of batch.matches ?? []) matches.set(match.id, match);
    },
  };
}
