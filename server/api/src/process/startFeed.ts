import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider, FeedRun } from 'feeds/provider';
import type { FeedWatch } from '../metrics/feedMetrics';
import type { FeedStore, Store } from '../store/store';
import type { MemoryFeed } from './memoryFeed';
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
  /** Told when this node's turn begins and ends. */
  onTurn?: (isOurs: boolean) => void;
  memory: Pick<MemoryFeed, 'run' | 'noteRun' | 'begin' | 'rest' | 'end'>;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
};

/** Seconds until the store is tried again after it took nothing; the last one stays. A vendor is asked anew each time. */
const AGAIN_AFTER = [0, 0.5, 1, 2, 5, 10] as const;

/** The one run of a feed that tells of the world. */
const LASTING = 'lasting';

/** The run that a provider works on in a run of the product. */
export function runOf({ isLasting }: Pick<FeedProvider, 'isLasting'>, runId: string): string {
  return isLasting ? LASTING : runId;
}

/**
 * Lets a feed fill the store whenever it is this node's turn. A node that takes over goes on with the run it finds:
 * a feed tells its present state first, and what is stored already is no news. A store that takes nothing is tried again and again;
 * meanwhile visitors of this node have the feed from memory. Returns its stop.
 */
export function startFeed(options: StartFeedOptions): () => Promise<void> {
  const { provider, store, runId, now, report, log, onOther, onTurn = () => {}, memory, pause } = options;
  let failures = 0;

  async function feed(turn: FeedStore, over: AbortSignal): Promise<void> {
    const { startedAt } = memory.run() ?? {};
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

  /** A mistake of ours is told each time; it is no reason to leave visitors without matches, or without a server. */
  function onTrouble(error: unknown): void {
    report(error);
    failures += 1;
    // One that fails once, as of two that stood in each other's way, need not make anybody begin anew.
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

/** Resolves when the turn is over; rejects when the store takes nothing. The feed has been stopped then. */
function fill(
  turn: FeedStore,
  run: FeedRun,
  over: AbortSignal,
  { provider, report, watch, memory }: StartFeedOptions,
  onChange: () => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let isFirst = true;
    const stop = provider.start(run, async (batch) => {
      try {
        const onStored = watch.batchTold();
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
      stop();
      settle();
    };
    const onOver = () => end(resolve);
    over.addEventListener('abort', onOver);
  });
}
