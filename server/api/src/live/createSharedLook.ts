/** A read of the store counts for all who ask within this, in milliseconds. */
const REST_MS = 250;

type LookOptions = {
  /** Reads what the store has. */
  look: () => Promise<void>;
  /** Monotonic milliseconds. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
};

/** Reads the store for all who wait, one read at a time: each of them begins after they asked. */
export function createSharedLook({ look, now, pause }: LookOptions): () => Promise<void> {
  let newest: Promise<void> = Promise.resolve();
  let isToBegin = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  async function lookAfter(former: Promise<void>): Promise<void> {
    // Who asked for that one hears of its failure; the next one is another.
    await former.catch(() => {});
    const wait = endedAt + REST_MS - now();
    if (wait > 0) await pause(wait);
    isToBegin = false;
    try {
      await look();
    } finally {
      endedAt = now();
    }
  }

  return () => {
    if (!isToBegin) newest = lookAfter(newest);
    isToBegin = true;
    return newest;
  };
}
