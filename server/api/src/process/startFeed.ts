import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider, FeedRun } from 'feeds/provider';
import type { FeedWatch } from '../metrics/createFeedMetrics';
import { isToCome, LASTING_RUN } from '../store/feedRun';
import type { FeedStore, Store } from '../store/store';
import type { MemoryFeed } from './createMemoryFeed';
import { validBatch } from './validBatch';
import type { FeedEvent } from './whoFeeds';

type StartFeedOptions = {
  provider: FeedProvider;
  store: Pick<Store, 'lead'>;
  runId: string;
  /** Server time in unix seconds. */
  now: () => number;
  report: (error: unknown) => void;
  watch: FeedWatch;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Receives what changes who feeds. */
  dispatch: (event: FeedEvent) => void;
  memory: Pick<MemoryFeed, 'run' | 'noteRun'>;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
};

/** Seconds until the next try after the store accepted nothing; the last one repeats. Each try asks a vendor again. */
const RETRY_DELAYS = [0, 0.5, 1, 2, 5, 10] as const;

/**
 * A clock that shows a time before the run's start may be wrong for a moment: it is believed after so many seconds, or at
 * once when it differs by more than a day.
 */
const SURE_AFTER = 15;
const DAY = 86_400;

/** The run of a provider within a run of the product. */
export function runOf({ isLasting }: Pick<FeedProvider, 'isLasting'>, runId: string): string {
  return isLasting ? LASTING_RUN : runId;
}

/**
 * Lets a feed fill the store whenever it is this node's term. A node that takes over continues the existing run: a feed
 * emits its present state first, and stored states are no news. If the store accepts nothing it is tried again;
 * meanwhile visitors of this node get the feed from memory. Returns its stop.
 */
export function startFeed(options: StartFeedOptions): () => Promise<void> {
  const { provider, store, runId, now, report, log, dispatch, memory, pause } = options;
  let failures = 0;

  async function feed(term: FeedStore, over: AbortSignal): Promise<void> {
    const known = memory.run();
    const startedAt = known && !isToCome(known.startedAt, now()) ? known.startedAt : undefined;
    const run = await term.beginRun(provider, runOf(provider, runId), Math.floor(now()), startedAt);
    memory.noteRun(run);
    dispatch('runBegan');
    if (over.aborted) return;
    log.info({ feed: provider.key }, 'Feeding');
    await fill(term, run, over, options, () => {
      failures = 0;
    });
  }

  async function serve(term: FeedStore, over: AbortSignal): Promise<void> {
    const ended = new Promise((resolve) => over.addEventListener('abort', resolve));
    while (!over.aborted) {
      const seconds = RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? 0;
      if (seconds > 0) await Promise.race([pause(seconds), ended]);
      if (!over.aborted) await feed(term, over).catch(onTrouble);
    }
  }

  /** A bug of ours is reported each time, but must not leave visitors without matches, or without a server. */
  function onTrouble(error: unknown): void {
    report(error);
    failures += 1;
    // A single failure, as of two conflicting transactions, is no reason to start over.
    if (failures > 1) dispatch('refused');
  }

  return store.lead(
    (term) => {
      const over = new AbortController();
      dispatch('termBegan');
      void serve(term, over.signal);
      return () => {
        dispatch('termEnded');
        over.abort();
      };
    },
    () => dispatch('otherLeads'),
  );
}

/**
 * Resolves when the term is over, or when the clock was set back to before the run; rejects when the store accepts
 * nothing. The feed is stopped by then.
 */
function fill(
  term: FeedStore,
  run: FeedRun,
  over: AbortSignal,
  { provider, report, watch, dispatch, now, everySecond }: StartFeedOptions,
  onChange: () => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let isFirst = true;
    const stop = provider.start({ ...run, known: () => term.matchIdentities() }, async (batch) => {
      try {
        const onStored = watch.batchEmitted();
        const last = await term.applyBatch(validBatch(batch, report), Math.floor(now()));
        onStored(last);
        if (isFirst) await term.markFed();
        isFirst = false;
        if (last !== undefined) onChange();
        dispatch('stored');
      } catch (error) {
        end(() => reject(error));
        throw error;
      }
    });
    const end = (settle: () => void) => {
      over.removeEventListener('abort', onOver);
      stopLooking();
      stop();
      settle();
    };
    const onOver = () => end(resolve);
    over.addEventListener('abort', onOver);
    let secondsBefore = 0;
    const stopLooking = everySecond(() => {
      secondsBefore = isToCome(run.startedAt, now()) ? secondsBefore + 1 : 0;
      if (secondsBefore >= SURE_AFTER || run.startedAt - now() > DAY) end(resolve);
    });
  });
}
