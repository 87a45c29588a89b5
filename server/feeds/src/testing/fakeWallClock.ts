import { createSleepers } from '../timeline/createSleepers';
import type { WallClock } from '../timeline/wallClock';

/** A clock that stands still until a test turns it; between two wake-ups it lets promises settle. */
export type FakeWallClock = WallClock & {
  /** Turns to a moment (unix seconds), waking all sleepers on the way in order. */
  turnTo(moment: number): Promise<void>;
  /** Sets the clock back to a moment, which wakes all sleepers. */
  setBackTo(moment: number): Promise<void>;
};

export function createFakeWallClock(start: number): FakeWallClock {
  let now = start;
  const sleepers = createSleepers();
  const show = (moment: number) => {
    now = Math.max(now, moment);
  };

  return {
    now: () => now,
    at: sleepers.at,
    async turnTo(moment) {
      await sleepers.wakeUntil(moment, show, settled);
      show(moment);
    },
    async setBackTo(moment) {
      await settled();
      now = moment;
      sleepers.wakeAll();
      await settled();
    },
  };
}

/** Resolves when all pending promises have settled, and those of a player that let others have their turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
}
