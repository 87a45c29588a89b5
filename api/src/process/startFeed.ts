import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider } from '../feed/provider';
import type { FeedWatch } from '../metrics/feedMetrics';
import type { FeedStore, Store } from '../store/store';
import { StoreAwayError } from '../store/storeErrors';
import { soundBatch } from './soundBatch';

type StartFeedOptions = {
  provider: FeedProvider;
  store: Pick<Store, 'lead'>;
  runId: string;
  /** Server time in unix seconds. */
  now: () => number;
  report: (error: unknown) => void;
  watch: FeedWatch;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** The one run of a feed that tells of the world. */
const LASTING = 'lasting';

/** The run that a provider works on in a run of the product. */
export function runOf({ isLasting }: Pick<FeedProvider, 'isLasting'>, runId: string): string {
  return isLasting ? LASTING : runId;
}

/**
 * Lets a feed fill the store whenever it is this node's turn. A node that takes over goes on with the run it finds:
 * a feed tells its present state first, and what is stored already is no news. Returns its stop.
 */
export function startFeed({ provider, store, runId, now, report, watch, log }: StartFeedOptions): () => Promise<void> {
  async function feed(turn: FeedStore, isOver: () => boolean): Promise<() => void> {
    const run = await turn.beginRun(provider.key, runOf(provider, runId), Math.floor(now()));
    if (isOver()) return () => {};
    log.info({ feed: provider.key }, 'Feeding');
    let isFirst = true;
    return provider.start(run, async (batch) => {
      const onStored = watch.batchTold();
      onStored(await turn.applyBatch(soundBatch(batch, report)));
      if (isFirst) await turn.markFed();
      isFirst = false;
    });
  }

  return store.lead((turn) => {
    let isOver = false;
    const stop = feed(turn, () => isOver).catch((error: unknown) => {
      // With its line a node loses its turn as well, and stands for the next.
      if (!(error instanceof StoreAwayError)) throw error;
      report(error);
    });
    return () => {
      isOver = true;
      void stop.then((end) => end?.());
    };
  });
}
