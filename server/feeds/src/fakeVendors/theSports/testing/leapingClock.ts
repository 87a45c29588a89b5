import type { WallClock } from '../../../timeline/wallClock';

/** Shows another time at once, and wakes each sleeper whose time has come once. */
export function createLeapingClock(start: number): WallClock & { leapTo(moment: number): void } {
  let now = start;
  const sleepers = new Set<{ moment: number; run: () => void }>();
  return {
    now: () => now,
    at(moment, run) {
      const sleeper = { moment, run };
      sleepers.add(sleeper);
      return () => sleepers.delete(sleeper);
    },
    leapTo(moment) {
      now = moment;
      for (const sleeper of [...sleepers]) {
        if (sleeper.moment > now) continue;
        sleepers.delete(sleeper);
        sleeper.run();
      }
    },
  };
}
