import type { FeedProvider } from '../feed/provider';
import type { Store } from '../store/store';

type StartFeedOptions = {
  provider: FeedProvider;
  store: Pick<Store, 'beginRun' | 'applyBatch'>;
  runId: string;
  /** Server time in unix seconds. */
  now: () => number;
  /** Told once, when the feed's present state is stored. */
  onFirstBatch: () => void;
};

/** The one run of a feed that tells of the world. */
const LASTING = 'lasting';

/** Lets a feed fill the store. Returns its stop. */
export async function startFeed({ provider, store, runId, now, onFirstBatch }: StartFeedOptions): Promise<() => void> {
  const run = await store.beginRun(provider.key, provider.isLasting ? LASTING : runId, Math.floor(now()));
  let isFirst = true;
  return provider.start(run, async (batch) => {
    await store.applyBatch(batch);
    if (!isFirst) return;
    isFirst = false;
    onFirstBatch();
  });
}
