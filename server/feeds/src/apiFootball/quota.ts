const DAY = 86_400;
const MINUTE = 60;

/** The free plan's, until an answer has the real one: https://www.api-football.com/pricing */
const SMALLEST = { day: 100, minute: 10 } as const;

/** Requests are spaced evenly, a little wider than the limit a minute asks for, and never closer than this, in seconds. */
const CLOSEST = 0.25;
const WIDER = 1.05;

/** Seconds after the reset until the vendor is asked for its count, and pauses until it is asked again; the last repeats. */
const AFTER_RESET = 30;
const PAUSES = [60, 300, 900] as const;

/** Seconds between counts otherwise: a better plan is noticed so soon, also while there is nothing to ask. */
export const COUNTED_EVERY = 900;

/** So long after the reset it counts as late, in seconds; what is left then is taken for what there is. */
const LATE = 3 * 3600;

/** What is left of a plan's requests. All times are unix seconds. */
export type Quota = {
  /** Requests until the reset, as far as known. */
  left(now: number): number;
  limit(): number;
  /** 00:00 UTC (https://www.api-football.com/terms). */
  resetsAt(now: number): number;
  /** When the vendor is to be asked for its count, which costs no request. */
  countAt(now: number): number;
  /** Seconds between two requests. */
  pace(): number;
  /** No request before this. */
  notBefore(now: number): number;
  /** Takes what an answer's headers say, and counts the answer itself when they say nothing. */
  noteHeaders(headers: Headers, now: number): void;
  noteCount(count: { used: number; limit: number }, now: number): void;
  /** The vendor gave no count: a pause until it is asked again. */
  noteNoCount(now: number): void;
  /** The vendor says that the day's requests are spent. */
  noteSpent(now: number): void;
  /** The vendor says that requests came too fast. */
  noteHaste(now: number): void;
};

/** Keeps count of what the vendor says is left; its word counts, whenever and whichever way it changes. */
export function createQuota(): Quota {
  let limit: number = SMALLEST.day;
  let left: number = SMALLEST.day;
  let perMinute: number = SMALLEST.minute;
  let notBefore = 0;
  let day: number | undefined;
  let nextCount = Number.NEGATIVE_INFINITY;
  let tries = 0;
  /** What was left at the last reset, until the vendor's count has risen above it. */
  let beforeReset: number | undefined;

  const endOfDay = (now: number) => (Math.floor(now / DAY) + 1) * DAY;

  function turnDay(now: number): void {
    const today = Math.floor(now / DAY);
    if (day !== undefined && today > day) {
      beforeReset = left;
      tries = 0;
      nextCount = today * DAY + AFTER_RESET;
    }
    day = today;
  }

  function isLate(now: number): boolean {
    return beforeReset !== undefined && left <= beforeReset && left < limit && now - Math.floor(now / DAY) * DAY < LATE;
  }

  function planCount(now: number): void {
    const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? 0;
    nextCount = now + (left === 0 || isLate(now) ? pause : COUNTED_EVERY);
  }

  function setLeft(value: number): void {
    left = value;
    if (beforeReset !== undefined && left > beforeReset) beforeReset = undefined;
  }

  return {
    left(now) {
      turnDay(now);
      return left;
    },
    limit: () => limit,
    resetsAt: endOfDay,
    countAt(now) {
      turnDay(now);
      // A moment that is further away was set by a clock that was ahead.
      return Math.min(nextCount, now + COUNTED_EVERY);
    },
    pace: () => Math.max(CLOSEST, (MINUTE / perMinute) * WIDER),
    notBefore: (now) => Math.min(notBefore, now + MINUTE),
    noteHeaders(headers, now) {
      turnDay(now);
      limit = numberIn(headers, 'x-ratelimit-requests-limit') ?? limit;
      perMinute = Math.max(1, numberIn(headers, 'x-ratelimit-limit') ?? perMinute);
      const wasLeft = left;
      setLeft(numberIn(headers, 'x-ratelimit-requests-remaining') ?? Math.max(0, left - 1));
      if (left === 0 && wasLeft > 0) planCount(now);
      if (numberIn(headers, 'x-ratelimit-remaining') === 0) notBefore = now + MINUTE;
    },
    noteCount(count, now) {
      turnDay(now);
      limit = count.limit;
      setLeft(Math.max(0, count.limit - count.used));
      planCount(now);
    },
    noteNoCount(now) {
      turnDay(now);
      planCount(now);
    },
    noteSpent(now) {
      turnDay(now);
      left = 0;
      planCount(now);
    },
    noteHaste(now) {
      notBefore = now + MINUTE;
    },
  };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
