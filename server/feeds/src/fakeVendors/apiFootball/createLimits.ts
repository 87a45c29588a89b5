const DAY = 86_400;

/** The plan of the fake vendor; it may be changed while it runs. */
export type FakePlan = {
  daily: number;
  perMinute: number;
  /** Refuses what the vendor's free plan does: several ids at once, other days than yesterday to tomorrow, the season. */
  isFree: boolean;
  /** Seconds after 00:00 UTC until the day's count begins anew. */
  resetsLate: number;
};

export type Limits = {
  /** Counts a request; why it is refused, if it is. */
  take(now: number): 'requests' | 'rateLimit' | undefined;
  used(now: number): number;
  headers(now: number): Record<string, string>;
};

/** Counts requests as the vendor does: each day from 00:00 UTC, and the last sixty seconds. */
export function createLimits(plan: FakePlan): Limits {
  let day = Number.NaN;
  let used = 0;
  let recent: number[] = [];

  function turn(now: number): void {
    const today = Math.floor((now - plan.resetsLate) / DAY);
    if (today !== day) used = 0;
    day = today;
    recent = recent.filter((at) => at > now - 60 && at <= now);
  }

  return {
    take(now) {
      turn(now);
      if (recent.length >= plan.perMinute) return 'rateLimit';
      recent.push(now);
      if (used >= plan.daily) return 'requests';
      used += 1;
      return undefined;
    },
    used(now) {
      turn(now);
      return used;
    },
    headers(now) {
      turn(now);
      return {
        'x-ratelimit-requests-limit': String(plan.daily),
        'x-ratelimit-requests-remaining': String(Math.max(0, plan.daily - used)),
        'X-RateLimit-Limit': String(plan.perMinute),
        'X-RateLimit-Remaining': String(Math.max(0, plan.perMinute - recent.length)),
      };
    },
  };
}
