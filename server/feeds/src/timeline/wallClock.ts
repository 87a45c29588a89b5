/** The clock of a feed. Tests turn their own. */
export type WallClock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /** Calls back once the clock shows `moment`, or when it was set back, which voids plans. Returns its stop. */
  at(moment: number, run: () => void): () => void;
};

/** Timers count elapsed time and ignore a corrected clock: the sleeper checks it this often. */
const GLANCE_MS = 500;

/** Corrections of a good clock are milliseconds; a larger step back, in seconds, means that it was set back. */
export const SET_BACK = 1;

/** The machine's own clock. Its timers do not keep a process alive. */
export const machineClock: WallClock = {
  now: () => Date.now() / 1000,
  at(moment, run) {
    let timer: NodeJS.Timeout;
    let shown = machineClock.now();
    const sleep = () => {
      const wait = Math.ceil((moment - shown) * 1000);
      timer = setTimeout(glance, Math.min(Math.max(wait, 0), GLANCE_MS)).unref();
    };
    const glance = () => {
      const before = shown;
      shown = machineClock.now();
      if (shown >= moment || shown < before - SET_BACK) run();
      else sleep();
    };
    sleep();
    return () => clearTimeout(timer);
  },
};
