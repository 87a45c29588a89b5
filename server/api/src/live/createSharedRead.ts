/** Milliseconds between the end of a read and the next one, which counts for all callers meanwhile. */
const PAUSE_MS = 250;

type ReadOptions = {
  /** Reads what the store has. */
  read: () => Promise<void>;
  /** Monotonic milliseconds. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
};

/** Shares reads of the store among callers, one read at a time. A caller gets a read that begins after its call. */
export function createSharedRead({ read, now, pause }: ReadOptions): () => Promise<void> {
  let newest: Promise<void> = Promise.resolve();
  let isToBegin = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  async function readAfter(former: Promise<void>): Promise<void> {
    // Its own callers handle its failure; this read is another.
    await former.catch(() => {});
    const wait = endedAt + PAUSE_MS - now();
    if (wait > 0) await pause(wait);
    isToBegin = false;
    try {
      await read();
    } finally {
      endedAt = now();
    }
  }

  return () => {
    if (!isToBegin) newest = readAfter(newest);
    isToBegin = true;
    return newest;
  };
}
