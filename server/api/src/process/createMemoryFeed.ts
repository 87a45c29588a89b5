import type { FeedProvider, FeedRun } from 'feeds/provider';
import type { Board, Progress } from '../board/createBoard';
import type { Store } from '../store/store';
import { validBatch } from './validBatch';

export type MemoryFeed = {
  /** The run to continue; without one it begins its own. */
  noteRun(run: FeedRun): void;
  run(): FeedRun | undefined;
  begin(): void;
  /** Stops emitting, so that later batches for the store are newer. */
  rest(): void;
  /** The store accepts a feed again, from this node or another. */
  end(): Promise<void>;
};

type Options = {
  provider: FeedProvider;
  board: Pick<Board, 'applyUnstored' | 'find'>;
  store: Pick<Store, 'renumber'>;
  /** Broadcasts to all open pages. */
  onProgress: (progress: Progress) => void;
  /** Server time in unix seconds. */
  now: () => number;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
  report: (error: unknown) => void;
};

/** Seconds within which the feeding node has stored all that is on show. */
const ALL_IS_SENT = 5;

/**
 * Keeps matches going while the store is away or accepts nothing: the feed fills this node's board alone. It emits its
 * present state first, so nothing has to be kept for later: when the store is back, the feeding node emits everything
 * again.
 *
 * Versions from this time are not the store's. The store then counts on from above them, or pages would take its
 * updates for older ones; matches that it considers unchanged are renumbered.
 */
export function createMemoryFeed(options: Options): MemoryFeed {
  const { provider, board, store, onProgress, now, pause, report } = options;
  const published = new Map<number, number>();
  let run: FeedRun | undefined;
  let stop: (() => void) | undefined;
  let isEnding = false;

  function begin(): void {
    if (stop) return;
    run ??= { startedAt: Math.floor(now()) };
    stop = provider.start(run, async (batch) => {
      const progress = board.applyUnstored(validBatch(batch, report));
      for (const { id, version } of progress.changed) published.set(id, version);
      onProgress(progress);
    });
  }

  function rest(): void {
    stop?.();
    stop = undefined;
  }

  async function handOver(): Promise<void> {
    const highest = Math.max(...published.values());
    await store.renumber([], highest);
    await pause(ALL_IS_SENT);
    if (stop) return;
    const left = [...published].filter(([id, version]) => board.find(id)?.version === version);
    await store.renumber(
      left.map(([id]) => id),
      highest,
    );
    published.clear();
  }

  return {
    noteRun(given) {
      run = given;
    },
    run: () => run,
    begin,
    rest,
    async end() {
      rest();
      if (isEnding || published.size === 0) return;
      isEnding = true;
      await handOver().catch(report);
      isEnding = false;
    },
  };
}
