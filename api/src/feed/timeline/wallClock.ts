/** The time a feed plays by. Tests turn one of their own. */
export type WallClock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /** Calls back once the clock shows `moment`, or a little earlier; returns its stop. */
  at(moment: number, run: () => void): () => void;
};

/** Node's timers hold no more than 24 days; who wakes early looks at the clock and sleeps again. */
const LONGEST_SLEEP_MS = 3_600_000;

/** The machine's own clock. Its timers do not keep a process alive. */
export const machineClock: WallClock = {
  now: () => Date.now() / 1000,
  at(moment, run) {
    const wait = Math.ceil(moment * 1000 - Date.now());
    const timer = setTimeout(run, Math.min(Math.max(wait, 0), LONGEST_SLEEP_MS)).unref();
    return () => clearTimeout(timer);
  },
};
