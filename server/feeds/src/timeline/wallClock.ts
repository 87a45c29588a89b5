/** The time a feed plays by. Tests turn one of their own. */
export type WallClock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /**
   * Calls back once the clock shows `moment`, or as soon as somebody has set it back: what was planned by the wrong time has to be
   * planned anew. Returns its stop.
   */
  at(moment: number, run: () => void): () => void;
};

/** A timer counts time that passes and knows nothing of a clock that is put right: the sleeper looks at it this often. */
const GLANCE_MS = 500;

/** A clock that is kept right is moved by milliseconds; one that shows this much less than before was set back, in seconds. */
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
