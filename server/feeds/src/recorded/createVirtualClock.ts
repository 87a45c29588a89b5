import { createSleepers } from '../timeline/createSleepers';
import type { WallClock } from '../timeline/wallClock';

/** A clock that runs only when it is asked to, and then from one sleeper's moment to the next. */
export type VirtualClock = WallClock & {
  /**
   * Runs on to a moment (unix seconds), waking all sleepers on the way in order; each finishes what it does before the
   * next wakes. What happens depends on the moments alone, not on the machine.
   */
  runTo(moment: number): Promise<void>;
  /** When the first sleeper wakes. */
  next(): number | undefined;
  /** Something happens: the run waits for what follows from it. */
  stir(): void;
};

/** So many turns of Node's event loop without a stir, and nothing more follows. */
const QUIET_TURNS = 4;

export function createVirtualClock(startsAt: number): VirtualClock {
  let now = startsAt;
  let stirs = 0;
  const sleepers = createSleepers();
  const show = (moment: number) => {
    now = Math.max(now, moment);
  };

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < QUIET_TURNS; ) {
      const before = stirs;
      await new Promise((resolve) => setImmediate(resolve));
      turns = stirs === before ? turns + 1 : 0;
    }
  }

  return {
    now: () => now,
    at(moment, run) {
      stirs++;
      return sleepers.at(moment, run);
    },
    async runTo(moment) {
      await sleepers.wakeUntil(moment, show, quiet);
      show(moment);
    },
    next: sleepers.next,
    stir() {
      stirs++;
    },
  };
}
