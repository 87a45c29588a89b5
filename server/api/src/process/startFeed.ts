import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider, FeedRun } from 'feeds/provider';
import type { FeedWatch } from '../metrics/createFeedMetrics';
import { isToCome } from '../store/feedRun';
import type { FeedStore, Store } from '../store/store';
import type { MemoryFeed } from './createMemoryFeed';
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
  /** Called now and then while another node feeds. */
  onOther?: () => void;
  /** Called when this node's turn begins and ends. */
  onTurn?: (isOurs: boolean) => void;
  memory: Pick<MemoryFeed, 'run' | 'noteRun' | 'begin' | 'rest' | 'end'>;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
};

/** Seconds until the next try after the store accepted nothing; the last one repeats. Each try asks a vendor again. */
const AGAIN_AFTER = [0, 0.5, 1, 2, 5, 10] as const;

/** Seconds before a clock that shows a time before the run is believed: it may be wrong for a moment. By a day, at once. */
const SURE_AFTER = 15;
const DAY = 86_400;

/** The run of a feed about the real world. */
const LASTING = 'lasting';

/** The run of a provider within a run of the product. */
export function runOf({ isLasting }: Pick<FeedProvider, 'isLasting'>, runId: string): string {
  return isLasting ? LASTING : runId;
}

/**
 * Lets a feed fill the store whenever it is this node's turn. A node that takes over continues the existing run: a feed
 * emits its present state first, and stored states are no news. If the store accepts nothing it is tried again;
 * meanwhile visitors of this node get the feed from memory. Returns its stop.
 */
export function startFeed(options: StartFeedOptions): () => Promise<void> {
  const { provider, store, runId, now, report, log, onOther, onTurn = () => {}, memory, pause } = options;
  let failures = 0;

  async function feed(turn: FeedStore, over: AbortSignal): Promise<void> {
    const known = memory.run();
    const startedAt = known && !isToCome(known.startedAt, now()) ? known.startedAt : undefined;
    const run = await turn.beginRun(provider.key, runOf(provider, runId), Math.floor(now()), startedAt);
    memory.noteRun(run);
    memory.rest();
    if (over.aborted) return;
    log.info({ feed: provider.key }, 'Feeding');
    await fill(turn, run, over, options, () => {
      failures = 0;
    });
  }

  async function serve(turn: FeedStore, over: AbortSignal): Promise<void> {
    const ended = new Promise((resolve) => over.addEventListener('abort', resolve));
    while (!over.aborted) {
      const seconds = AGAIN_AFTER[Math.min(failures, AGAIN_AFTER.length - 1)] ?? 0;
      if (seconds > 0) await Promise.race([pause(seconds), ended]);
      if (!over.aborted) await feed(turn, over).catch(onTrouble);
    }
  }

  /** A bug of ours is reported each time, but must not leave visitors without matches, or without a server. */
  function onTrouble(error: unknown): void {
    report(error);
    failures += 1;
    // A single failure, as of two conflicting transactions, is no reason to start over.
    if (failures > 1) memory.begin();
  }

  return store.lead((turn) => {
    const over = new AbortController();
    onTurn(true);
    void serve(turn, over.signal);
    return () => {
      onTurn(false);
      over.abort();
    };
  }, onOther);
}

/**
 * Resolves when the turn is over, or when the clock was set back to before the run; rejects when the store accepts
 * nothing. The feed is stopped by then.
 */
function fill(
  turn: FeedStore,
  run: FeedRun,
  over: AbortSignal,
  { provider, report, watch, memory, now, everySecond }: StartFeedOptions,
  onChange: () => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let isFirst = true;
    const stop = provider.start(run, async (batch) => {
      try {
        const onStored = watch.batchEmitted();
        const last = await turn.applyBatch(soundBatch(batch, report));
        onStored(last);
        if (isFirst) await turn.markFed();
        isFirst = false;
        if (last !== undefined) onChange();
        void memory.end();
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
