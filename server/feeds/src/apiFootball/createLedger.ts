/** What was asked for, and when. All times are unix seconds. */
export type Ledger = {
  /** When it is due, at a round every so many seconds, and sooner after a failure, though ever later after more. */
  dueAt(name: string, every: number, now: number, retrySeconds?: number): number;
  /** When it was asked for last, answered or not; `-Infinity` before. */
  askedAt(name: string, now: number): number;
  /** Notes the request before its answer: one that fails each time must not block the others. */
  asks(name: string, now: number): void;
  answered(name: string): void;
  forgetBefore(moment: number): void;
};

/** Seconds until something that failed once is asked for again, at most, unless it is worth less. */
const RETRY_SECONDS = 60;

export function createLedger(): Ledger {
  const asked = new Map<string, { at: number; failures: number }>();

  /** What was asked for in the future was so by a clock that was wrong, and does not count. */
  function last(name: string, now: number) {
    const known = asked.get(name);
    return known && known.at <= now ? known : undefined;
  }

  return {
    dueAt(name, every, now, retrySeconds = RETRY_SECONDS) {
      const known = last(name, now);
      if (!known) return Number.isFinite(every) ? Number.NEGATIVE_INFINITY : every;
      return known.at + (known.failures > 0 ? Math.min(retrySeconds * 2 ** (known.failures - 1), every) : every);
    },
    askedAt: (name, now) => last(name, now)?.at ?? Number.NEGATIVE_INFINITY,
    asks: (name, at) => void asked.set(name, { at, failures: (last(name, at)?.failures ?? 0) + 1 }),
    answered(name) {
      const known = asked.get(name);
      if (known) known.failures = 0;
    },
    forgetBefore(moment) {
      for (const [name, { at }] of asked) if (at < moment) asked.delete(name);
    },
  };
}
