/** The hub's time; tests turn a clock of their own instead of waiting. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Calls `run` once, `ms` from now; returns its stop. */
  after(ms: number, run: () => void): () => void;
  /** Calls `run` each `ms`; returns its stop. */
  every(ms: number, run: () => void): () => void;
}

/** The machine's own time. Its timers do not keep a process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
};
