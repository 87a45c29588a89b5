import type { FeedProvider, FeedRun } from 'feeds/provider';
import type { Board, Progress } from '../board/board';
import type { Store } from '../store/store';
import { soundBatch } from './soundBatch';

export type MemoryFeed = {
  isOn(): boolean;
  /** The run to go on with; without one it begins one now. */
  noteRun(run: FeedRun): void;
  run(): FeedRun | undefined;
  begin(): void;
  /** Tells no more, so that what is told to the store from now on is newer. */
  rest(): void;
  /** The store takes what a feed tells again, from this node or another. */
  end(): Promise<void>;
};

type Options = {
  provider: FeedProvider;
  board: Pick<Board, 'foretell' | 'find'>;
  store: Pick<Store, 'renumber'>;
  /** Tells all open pages. */
  onProgress: (progress: Progress) => void;
  /** Server time in unix seconds. */
  now: () => number;
  /** Resolves after so many seconds. */
  pause: (seconds: number) => Promise<unknown>;
  report: (error: unknown) => void;
};

/** Seconds in which whoever feeds the store has told it all that is on show. */
const ALL_IS_TOLD = 5;

/**
 * Matches go on while the store is away or takes nothing: the feed fills this node's board alone. It tells its present state first, so
 * nothing of it has to be kept for later: when the store is back, whoever feeds tells that all over again.
 *
 * What was told meanwhile bears numbers that the store did not give. It then counts on from above them, or pages would take what
 * comes from it for older; and what it does not tell by itself, because to it nothing changed, it tells again.
 */
export function createMemoryFeed(options: Options): MemoryFeed {
  const { provider, board, store, onProgress, now, pause, report } = options;
  const told = new Map<number, number>();
  let run: FeedRun | undefined;
  let stop: (() => void) | undefined;
  let isEnding = false;

  function begin(): void {
    if (stop) return;
    run ??= { startedAt: Math.floor(now()) };
    stop = provider.start(run, async (batch) => {
      const progress = board.foretell(soundBatch(batch, report));
      for (const { id, version } of progress.changed) told.set(id, version);
      onProgress(progress);
    });
  }

  function rest(): void {
    stop?.();
    stop = undefined;
  }

  async function handOver(): Promise<void> {
    const highest = Math.max(...told.values());
    await store.renumber([], highest);
    await pause(ALL_IS_TOLD);
    if (stop) return;
    const left = [...told].filter(([id, version]) => board.find(id)?.version === version);
    await store.renumber(
      left.map(([id]) => id),
      highest,
    );
    told.clear();
  }

  return {
    isOn: () => stop !== undefined,
    noteRun(given) {
      run = given;
    },
    run: () => run,
    begin,
    rest,
    async end() {
      rest();
      if (isEnding || told.size === 0) return;
      isEnding = true;
      await handOver().catch(report);
      isEnding = false;
    },
  };
}
