import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider } from 'feeds/provider';
import type { Board, Progress } from '../board/createBoard';
import type { FeedWatch } from '../metrics/createFeedMetrics';
import type { Store } from '../store/store';
import { createMemoryFeed } from './createMemoryFeed';
import { runOf, startFeed } from './startFeed';
import { type FeedEvent, type Feeding, firstFeeding, nextFeeding } from './whoFeeds';

type FeedingOptions = {
  /** Without one this node only follows the store. */
  provider: FeedProvider | undefined;
  runId: string;
  store: Pick<Store, 'fedRun' | 'isFed' | 'lead' | 'renumber'>;
  board: Board;
  /** Broadcasts to all open pages. */
  onProgress: (progress: Progress) => void;
  /** Server time in unix seconds. */
  now: () => number;
  /** Of a clock that never jumps, in milliseconds. */
  monotonicMs: () => number;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
  report: (error: unknown) => void;
};

type StartOptions = { watch: FeedWatch; log: Pick<FastifyBaseLogger, 'info'> };

/**
 * Who fills this node's board (`whoFeeds.ts`), and what follows from a change of that: the feed in memory begins or
 * rests. It also knows when the board has its first matches, before which the node is not ready.
 */
export async function createFeeding(options: FeedingOptions) {
  const { provider, store, board, now, monotonicMs, pause, everySecond, report } = options;
  const run = provider && runOf(provider, options.runId);
  const fedRun = async () => (provider && run ? store.fedRun(provider.key, run) : undefined);

  let feeding = firstFeeding(monotonicMs());
  let isReady = !provider;
  let isRunKnown = false;
  // Asked before the store is followed: a board that was read before the run's first batch lacks its matches.
  let isFedSeen = (await fedRun()) !== undefined;

  const onProgress = (progress: Progress) => {
    isReady = true;
    options.onProgress(progress);
  };
  const memory = provider && createMemoryFeed({ provider, board, store, onProgress, now, pause, report });

  function dispatch(event: FeedEvent): void {
    const before = feeding.feeder.kind;
    feeding = nextFeeding(feeding, event, monotonicMs());
    if (feeding.feeder.kind === 'memory' && before !== 'memory') memory?.begin();
    if (event === 'runBegan') memory?.rest();
    if (event === 'stored') void memory?.end();
  }

  /** The board has all that the store has. Returns whether the store is to be read again, since it was fed meanwhile. */
  async function onInSync(): Promise<boolean> {
    dispatch('inSync');
    if (isFedSeen) isReady = true;
    if (!provider || isRunKnown) return false;
    const known = await fedRun();
    if (known) memory?.noteRun(known);
    isRunKnown = known !== undefined;
    // While another node feeds another feed or run, its data counts: this node's turn comes when that one ends.
    const isFed = isRunKnown || (feeding.feeder.kind === 'follower' && (await store.isFed()));
    if (isFedSeen || !isFed) return false;
    isFedSeen = true;
    return true;
  }

  /** Competes for the term of the feeding node. Returns its stop. */
  function start({ watch, log }: StartOptions): () => Promise<void> {
    if (!provider || !memory) return async () => {};
    const stopTicking = everySecond(() => dispatch('second'));
    const { runId } = options;
    const stopFeed = startFeed({
      provider,
      store,
      runId,
      now,
      report,
      watch,
      log,
      dispatch,
      memory,
      everySecond,
      pause,
    });
    return async () => {
      stopTicking();
      await stopFeed();
      memory.rest();
    };
  }

  return { state: (): Feeding => feeding, isReady: () => isReady, dispatch, onInSync, start };
}
