import type { WallClock } from '../timeline/wallClock';

/** A clock that stands still until a test turns it; between two wake-ups it lets promises settle. */
export type FakeWallClock = WallClock & {
  /** Turns to a moment (unix seconds), waking all sleepers on the way in order. */
  turnTo(moment: number): Promise<void>;
  /** Sets the clock back to a moment, which wakes all sleepers. */
  setBackTo(moment: number): Promise<void>;
};

type Sleeper = { moment: number; run: () => void };

export function createFakeWallClock(start: number): FakeWallClock {
  let now = start;
  const sleepers = new Set<Sleeper>();

  function firstUntil(moment: number): Sleeper | undefined {
    return [...sleepers].filter((one) => one.moment <= moment).sort((a, b) => a.moment - b.moment)[0];
  }

  return {
    now: () => now,
    at(moment, run) {
      const sleeper = { moment, run };
      sleepers.add(sleeper);
      return () => sleepers.delete(sleeper);
    },
    async turnTo(moment) {
      await settled();
      for (let next = firstUntil(moment); next; next = firstUntil(moment)) {
        now = Math.max(now, next.moment);
        sleepers.delete(next);
        next.run();
        await settled();
      }
      now = Math.max(now, moment);
    },
    async setBackTo(moment) {
      await settled();
      now = moment;
      const woken = [...sleepers];
      sleepers.clear();
      for (const { run } of woken) run();
      await settled();
    },
  };
}

/** Resolves when all pending promises have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
