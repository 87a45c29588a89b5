import type { WallClock } from '../../timeline/wallClock';

/** A clock that stands still until its one sleeper waits; real sockets need any time in between. */
export type SteppedClock = WallClock & {
  /** Turns from sleep to sleep until a moment, however long what happens in between takes. */
  runUntil(moment: number): Promise<void>;
};

export function createSteppedClock(start: number): SteppedClock {
  let now = start;
  let sleeper: { moment: number; run: () => void } | undefined;
  let onSleep = () => {};

  return {
    now: () => now,
    at(moment, run) {
      sleeper = { moment, run };
      onSleep();
      return () => {
        sleeper = undefined;
      };
    },
    async runUntil(moment) {
      for (;;) {
        if (!sleeper) await new Promise<void>((resolve) => (onSleep = resolve));
        if (!sleeper || sleeper.moment > moment) break;
        const { run } = sleeper;
        now = Math.max(now, sleeper.moment);
        sleeper = undefined;
        run();
      }
      now = Math.max(now, moment);
    },
  };
}
