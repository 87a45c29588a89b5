import fc from 'fast-check';
import { type Demand, PURPOSES, type Purpose, planRequests } from './budget';

const HOUR = 3600;
const NONE: Demand = { cost: 0, seconds: 0 };

function demands(given: Partial<Record<Purpose, Demand>>): Record<Purpose, Demand> {
  const all: Record<Purpose, Demand> = {
    results: NONE,
    programme: NONE,
    live: NONE,
    'live odds': NONE,
    statistics: NONE,
    'line-ups': NONE,
    odds: NONE,
    tables: NONE,
    'other days': NONE,
    squads: NONE,
  };
  return { ...all, ...given };
}

/** A night from 17:00 UTC with matches until 20:00, in five leagues. */
const night = demands({
  results: { cost: 1, seconds: 6 * 60 },
  programme: { cost: 3, seconds: 7 * HOUR },
  live: { cost: 1, seconds: 3 * HOUR },
  'live odds': { cost: 1, seconds: 3 * HOUR },
  statistics: { cost: 1, seconds: 3 * HOUR },
  'line-ups': { cost: 1, seconds: 2 * HOUR },
  odds: { cost: 10, seconds: 7 * HOUR },
  tables: { cost: 5, seconds: 7 * HOUR },
  'other days': { cost: 28, seconds: 7 * HOUR },
  squads: { cost: 1, seconds: 40 * 60 },
});

it('100 requests on a match night bring live scores every two minutes or so, results, and nothing else', () => {
  const plan = planRequests(100, 100, night);
  expect(plan.every('live')).toBeGreaterThan(90);
  expect(plan.every('live')).toBeLessThan(150);
  expect(plan.every('results')).toBe(60);
  expect(plan.leftOut).toEqual(['live odds', 'statistics', 'line-ups', 'odds', 'tables', 'other days', 'squads']);
});

it('7,500 bring everything as fast as the vendor renews it', () => {
  const plan = planRequests(7500, 7500, night);
  expect(plan.leftOut).toEqual([]);
  expect(PURPOSES.map(plan.every)).toEqual([60, 1800, 15, 15, 60, 300, 10_800, 3600, 21_600, 60]);
});

it('without live matches spends the rest on what is shown with them', () => {
  const plan = planRequests(100, 100, { ...night, live: NONE, 'live odds': NONE, statistics: NONE, 'line-ups': NONE });
  expect(plan.leftOut).toEqual(['other days']);
});

it('the last requests look for results, and then live matches end', () => {
  expect(planRequests(3, 100, night).leftOut).toContain('live');
  expect(planRequests(1, 100, night).every('results')).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(PURPOSES.every((purpose) => planRequests(0, 100, night).every(purpose) === Number.POSITIVE_INFINITY)).toBe(
    true,
  );
});

const anyDemand = fc.record({ cost: fc.integer({ min: 0, max: 60 }), seconds: fc.integer({ min: 0, max: 90_000 }) });
const anyDemands = fc.record<Record<Purpose, Demand>>({
  results: anyDemand,
  programme: anyDemand,
  live: anyDemand,
  'live odds': anyDemand,
  statistics: anyDemand,
  'line-ups': anyDemand,
  odds: anyDemand,
  tables: anyDemand,
  'other days': anyDemand,
  squads: anyDemand,
});
const anyLeft = fc.integer({ min: 0, max: 20_000 });

describe('for any demands and any rest of requests', () => {
  it('no plan spends more than there is', () => {
    fc.assert(
      fc.property(anyLeft, anyLeft, anyDemands, (left, limit, given) => {
        const plan = planRequests(left, limit, given);
        const spent = PURPOSES.map((purpose) => {
          const { cost, seconds } = given[purpose];
          const every = plan.every(purpose);
          return Number.isFinite(every) ? Math.floor(seconds / every + 1e-9) * cost : 0;
        });
        expect(spent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(left);
        expect(plan.spends).toBeLessThanOrEqual(left);
      }),
    );
  });

  it('every demand is planned or said to be left out', () => {
    fc.assert(
      fc.property(anyLeft, anyLeft, anyDemands, (left, limit, given) => {
        const plan = planRequests(left, limit, given);
        for (const purpose of PURPOSES) {
          const isWanted = given[purpose].cost > 0 && given[purpose].seconds > 0;
          expect(Number.isFinite(plan.every(purpose)) || plan.leftOut.includes(purpose)).toBe(isWanted);
        }
      }),
    );
  });

  it('live matches never wait behind prices, figures or tables', () => {
    fc.assert(
      fc.property(anyLeft, anyLeft, anyDemands, (left, limit, given) => {
        const live = { cost: 1, seconds: Math.max(15, given.live.seconds) };
        const plan = planRequests(left, limit, { ...given, live });
        const lesser = (
          ['live odds', 'statistics', 'line-ups', 'odds', 'tables', 'other days', 'squads'] as const
        ).filter((purpose) => Number.isFinite(plan.every(purpose)));
        // Something else is had only once live matches are as fast as the vendor renews them, to the rounding of a round.
        if (lesser.length > 0) expect(plan.every('live')).toBeLessThanOrEqual(15);
        // And knowing the programme and the results takes a quarter at most, beyond a single round of each.
        const single = given.results.cost + given.programme.cost;
        const available = left * 0.75 - single - Math.ceil(limit * 0.03) - 1;
        if (available > 1)
          expect(plan.every('live')).toBeLessThanOrEqual(Math.max(15, live.seconds / Math.floor(available)));
      }),
    );
  });

  it('more requests never make live matches slower', () => {
    fc.assert(
      fc.property(anyLeft, fc.integer({ min: 0, max: 5000 }), anyDemands, (left, more, given) => {
        // Beyond one round of each vital purpose, whose cost comes in steps.
        const step = given.results.cost + given.programme.cost;
        const few = planRequests(left, 100, given).every('live');
        expect(planRequests(left + more + 2 * step, 100, given).every('live')).toBeLessThanOrEqual(few);
      }),
    );
  });
});
