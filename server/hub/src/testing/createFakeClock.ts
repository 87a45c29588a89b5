import type { Clock } from '../clock';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

export type FakeClock = Clock & { advance(ms: number): void };

/** A clock that stands still until a test turns it. */
export function createFakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<Timer>();

  function add(ms: number, every: number | null, run: () => void): () => void {
    const timer = { at: now + ms, every, run };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function nextDue(until: number): Timer | undefined {
    const due = [...timers].filter(({ at }) => at <= until);
    return due.sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after: (ms, run) => add(ms, null, run),
    every: (ms, run) => add(ms, ms, run),
    advance(ms) {
      const until = now + ms;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        now = Math.max(now, timer.at);
        if (timer.every === null) timers.delete(timer);
        else timer.at += timer.every;
        timer.run();
      }
      now = until;
    },
  };
}
