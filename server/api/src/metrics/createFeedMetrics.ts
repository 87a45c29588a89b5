import { Gauge, Histogram, type Registry } from '@prometheus-io/client';

/** Seconds. A change must be on screens after 0.3 s, of which this is the first part. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

/** Callbacks of the feed for a batch; see {@link createFeedMetrics}. */
export type FeedWatch = {
  /** A batch has arrived; returns a callback for when it is stored, with the number of its last change if any. */
  batchEmitted(): (last: number | undefined) => void;
};

/**
 * The delay from feed to visitors on this node: from the moment the feed emits a change until the board has it and the
 * hub has sent it.
 *
 * @param now monotonic milliseconds
 */
export function createFeedMetrics(registry: Registry, now: () => number) {
  const registers = [registry];
  const storing = new Histogram({
    registers,
    name: 'tyso_feed_store_seconds',
    buckets: BUCKETS,
    help: 'From a batch of the feed to its commit.',
  });
  const lag = new Histogram({
    registers,
    name: 'tyso_feed_lag_seconds',
    buckets: BUCKETS,
    help: 'From a batch of the feed until the hub was given its changes.',
  });
  const lastBatch = new Gauge({
    registers,
    name: 'tyso_feed_last_batch_timestamp_seconds',
    help: 'When the feed last emitted something; 0 on a node that has not fed.',
  });
  let boardAt = 0;
  let waiting: { last: number; emittedAt: number }[] = [];

  function settle(): void {
    for (const { last, emittedAt } of waiting) if (last <= boardAt) lag.observe((now() - emittedAt) / 1000);
    waiting = waiting.filter(({ last }) => last > boardAt);
  }

  const watch: FeedWatch = {
    batchEmitted() {
      const emittedAt = now();
      return (last) => {
        storing.observe((now() - emittedAt) / 1000);
        lastBatch.setToCurrentTime();
        if (last === undefined) return;
        waiting.push({ last, emittedAt });
        settle();
      };
    },
  };

  return {
    watch,
    /** The board has all changes up to this number. */
    boardReached(last: number): void {
      boardAt = last;
      settle();
    },
  };
}
