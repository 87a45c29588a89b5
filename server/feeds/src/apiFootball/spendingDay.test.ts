import fc from 'fast-check';
import { type Demand, PURPOSES, type Purpose, planRequests } from './budget';
import { createQuota } from './quota';

const HOUR = 3600;
const DAY = 24 * HOUR;
const START = 20_000 * DAY;

/** What happens in a day: matches, a vendor whose count begins anew late, a plan that changes, others who use the key. */
type Story = {
  limit: number;
  /** Hours. */
  spans: { from: number; lasts: number }[];
  lateBy: number;
  changesTo: { limit: number; at: number } | undefined;
  others: { at: number; takes: number } | undefined;
};

const story = fc.record<Story>({
  limit: fc.integer({ min: 20, max: 900 }),
  spans: fc.array(fc.record({ from: fc.integer({ min: 0, max: 47 }), lasts: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 4,
  }),
  lateBy: fc.constantFrom(0, 60, HOUR, 2 * HOUR),
  changesTo: fc.option(fc.record({ limit: fc.integer({ min: 20, max: 3000 }), at: fc.integer({ min: 1, max: 40 }) }), {
    nil: undefined,
  }),
  others: fc.option(fc.record({ at: fc.integer({ min: 1, max: 40 }), takes: fc.integer({ min: 1, max: 60 }) }), {
    nil: undefined,
  }),
});

/** A vendor that counts requests, on the day of the story. */
function aVendor({ limit, lateBy, changesTo, others }: Story) {
  let used = 0;
  let resets = START + DAY + lateBy;
  let haveOthersTaken = false;
  const limitAt = (now: number) => (changesTo && now >= START + changesTo.at * HOUR ? changesTo.limit : limit);
  function turn(now: number): void {
    if (now >= resets) {
      used = 0;
      resets += DAY;
    }
    if (others && !haveOthersTaken && now >= START + others.at * HOUR) {
      used = Math.min(limitAt(now), used + others.takes);
      haveOthersTaken = true;
    }
  }
  return {
    count(now: number) {
      turn(now);
      return { used, limit: limitAt(now) };
    },
    /** Whether it answers. */
    ask(now: number): { isAnswered: boolean; headers: Headers } {
      turn(now);
      const isAnswered = used < limitAt(now);
      if (isAnswered) used += 1;
      const left = Math.max(0, limitAt(now) - used);
      const headers = { 'x-ratelimit-requests-limit': limitAt(now), 'x-ratelimit-requests-remaining': left };
      return {
        isAnswered,
        headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      };
    },
  };
}

const demand = (cost: number, seconds: number): Demand => ({ cost, seconds });

function demandsAt({ spans }: Story, now: number, resetsAt: number): Record<Purpose, Demand> {
  const live = spans.reduce((sum, { from, lasts }) => {
    const [begins, ends] = [START + from * HOUR, START + (from + lasts) * HOUR];
    return sum + Math.max(0, Math.min(ends, resetsAt) - Math.max(begins, now));
  }, 0);
  const rest = resetsAt - now;
  return {
    results: demand(1, 300),
    programme: demand(3, rest),
    live: demand(1, live),
    'live odds': demand(1, live),
    statistics: demand(2, live),
    'line-ups': demand(1, live),
    odds: demand(8, rest),
    tables: demand(5, rest),
    'other days': demand(28, rest),
    squads: demand(1, 40 * 60),
  };
}

type Made = { at: number; purpose: Purpose; left: number };

/** Seconds between two looks: the story is long. */
const STEP = 30;

/** Spends two days as the feed does. */
function spend(day: Story) {
  const vendor = aVendor(day);
  const quota = createQuota();
  const asked = new Map<Purpose, number>();
  const made: Made[] = [];
  let refused = 0;
  const isLive = (now: number) =>
    day.spans.some(({ from, lasts }) => now >= START + from * HOUR && now < START + (from + lasts) * HOUR);
  for (let now = START; now < START + 2 * DAY; now += STEP) {
    if (quota.countAt(now) <= now) quota.noteCount(vendor.count(now), now);
    const plan = planRequests(quota.left(now), quota.limit(), demandsAt(day, now, quota.resetsAt(now)));
    const isDue = (purpose: Purpose) => (asked.get(purpose) ?? Number.NEGATIVE_INFINITY) + plan.every(purpose) <= now;
    const order: Purpose[] = ['live', ...PURPOSES.filter((purpose) => purpose !== 'live')];
    const purpose = order.find((one) => (one !== 'live' || isLive(now)) && isDue(one));
    if (!purpose || quota.left(now) === 0) continue;
    const left = quota.left(now);
    const { isAnswered, headers } = vendor.ask(now);
    if (isAnswered) quota.noteHeaders(headers, now);
    else quota.noteSpent(now);
    if (!isAnswered) refused += 1;
    asked.set(purpose, now);
    made.push({ at: now, purpose, left });
  }
  return { made, refused, isLive };
}

const LESSER: readonly Purpose[] = ['squads', 'odds', 'tables', 'other days', 'line-ups', 'statistics', 'live odds'];

it('no day makes the feed ask for more than there is, or for anything else before live matches', () => {
  fc.assert(
    fc.property(story, (day) => {
      const { made, refused, isLive } = spend(day);
      // Others who use the key, and a limit that falls, are noticed with one request at most each.
      expect(refused).toBeLessThanOrEqual(2);
      for (const { at } of made.filter(({ purpose, at }) => isLive(at) && LESSER.includes(purpose))) {
        const live = made.findLast((one) => one.purpose === 'live' && one.at <= at);
        expect(at - (live?.at ?? Number.NEGATIVE_INFINITY)).toBeLessThanOrEqual(4 * STEP);
      }
    }),
    { numRuns: 10 },
  );
});

it('goes on within a quarter of an hour after a reset that comes an hour late', () => {
  const day: Story = {
    limit: 60,
    spans: [
      { from: 10, lasts: 4 },
      { from: 24, lasts: 4 },
    ],
    lateBy: HOUR,
    changesTo: undefined,
    others: { at: 20, takes: 60 },
  };
  const { made, refused } = spend(day);
  const [first] = made.filter(({ at }) => at >= START + DAY);
  expect(refused).toBeLessThanOrEqual(1);
  expect((first?.at ?? 0) - START - DAY).toBeGreaterThanOrEqual(HOUR);
  expect((first?.at ?? 0) - START - DAY).toBeLessThanOrEqual(HOUR + 960);
});
