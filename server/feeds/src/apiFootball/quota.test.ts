import fc from 'fast-check';
import { createQuota } from './quota';

const DAY = 86_400;
const MORNING = 20_000 * DAY + 8 * 3600;
const MIDNIGHT = 20_001 * DAY;

const headers = (given: { limit?: number; left?: number; perMinute?: number; leftOfMinute?: number }) =>
  new Headers(
    Object.entries({
      'x-ratelimit-requests-limit': given.limit,
      'x-ratelimit-requests-remaining': given.left,
      'X-RateLimit-Limit': given.perMinute,
      'X-RateLimit-Remaining': given.leftOfMinute,
    }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]])),
  );

it('asks the vendor for its count before anything else', () => {
  expect(createQuota().countAt(MORNING)).toBeLessThanOrEqual(MORNING);
});

it('believes each answer, also when the limit changes and when more is left than before', () => {
  const quota = createQuota();
  quota.noteCount({ used: 40, limit: 100 }, MORNING);
  expect([quota.left(MORNING), quota.limit()]).toEqual([60, 100]);
  quota.noteHeaders(headers({ limit: 100, left: 59 }), MORNING);
  quota.noteHeaders(headers({ limit: 7500, left: 7400, perMinute: 300 }), MORNING + 60);
  expect([quota.left(MORNING), quota.limit()]).toEqual([7400, 7500]);
});

it('counts for itself when the answers say nothing', () => {
  const quota = createQuota();
  quota.noteCount({ used: 98, limit: 100 }, MORNING);
  for (let request = 0; request < 5; request += 1) quota.noteHeaders(new Headers(), MORNING);
  expect(quota.left(MORNING)).toBe(0);
});

it.each(['', 'soon', '-1', '1e9', '99999999999'])('takes %j in a header for no number', (value) => {
  const quota = createQuota();
  quota.noteCount({ used: 0, limit: 100 }, MORNING);
  quota.noteHeaders(new Headers({ 'x-ratelimit-requests-remaining': value }), MORNING);
  expect(quota.left(MORNING)).toBe(99);
});

it('spaces requests as the limit a minute asks, and pauses a minute when that is reached', () => {
  const quota = createQuota();
  expect(quota.pace()).toBeGreaterThan(6);
  quota.noteHeaders(headers({ left: 5, perMinute: 300, leftOfMinute: 0 }), MORNING);
  expect(quota.pace()).toBe(0.25);
  expect(quota.notBefore(MORNING)).toBe(MORNING + 60);
});

it('asks for the count now and then while the requests are spent, and again after the reset', () => {
  const quota = createQuota();
  quota.noteCount({ used: 100, limit: 100 }, MORNING);
  expect(quota.left(MORNING)).toBe(0);
  expect(quota.countAt(MORNING)).toBe(MORNING + 60);
  for (const pause of [300, 900, 900]) {
    quota.noteCount({ used: 100, limit: 100 }, MORNING);
    expect(quota.countAt(MORNING)).toBe(MORNING + pause);
  }
  expect(quota.countAt(MIDNIGHT)).toBe(MIDNIGHT + 30);
  quota.noteCount({ used: 0, limit: 100 }, MIDNIGHT + 30);
  expect([quota.left(MIDNIGHT + 30), quota.countAt(MIDNIGHT + 30)]).toEqual([100, MIDNIGHT + 930]);
});

it('takes a reset that comes late for late, not for the whole new day', () => {
  const quota = createQuota();
  quota.noteCount({ used: 97, limit: 100 }, MORNING);
  expect(quota.countAt(MIDNIGHT + 30)).toBe(MIDNIGHT + 30);
  quota.noteCount({ used: 97, limit: 100 }, MIDNIGHT + 30);
  expect(quota.countAt(MIDNIGHT + 30)).toBe(MIDNIGHT + 90);
  quota.noteCount({ used: 0, limit: 100 }, MIDNIGHT + 3700);
  expect(quota.left(MIDNIGHT + 3700)).toBe(100);
});

it('believes after three hours that no reset comes any more', () => {
  const quota = createQuota();
  quota.noteCount({ used: 97, limit: 100 }, MORNING);
  quota.countAt(MIDNIGHT + 30);
  quota.noteCount({ used: 97, limit: 100 }, MIDNIGHT + 3 * 3600);
  expect(quota.countAt(MIDNIGHT + 3 * 3600)).toBe(MIDNIGHT + 3 * 3600 + 900);
});

it('is not confused by a clock that is set back over midnight', () => {
  const quota = createQuota();
  quota.noteCount({ used: 50, limit: 100 }, MIDNIGHT + 60);
  expect(quota.left(MIDNIGHT - 3600)).toBe(50);
  expect(quota.resetsAt(MIDNIGHT - 3600)).toBe(MIDNIGHT);
});

it('waits for no moment of a clock that was years ahead', () => {
  const quota = createQuota();
  const ahead = MORNING + 4 * 365 * DAY;
  quota.noteCount({ used: 100, limit: 100 }, ahead);
  quota.noteHaste(ahead);
  expect(quota.countAt(MORNING)).toBeLessThanOrEqual(MORNING + 900);
  expect(quota.notBefore(MORNING)).toBeLessThanOrEqual(MORNING + 60);
});

it('never has less than nothing left', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('headers' as const),
      left: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('spent' as const) }),
    fc.record({ kind: fc.constant('count' as const), used: fc.nat(300), limit: fc.nat(200) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.nat(30_000))), (steps) => {
      const quota = createQuota();
      let now = MORNING;
      for (const [one, after] of steps) {
        now += after;
        if (one.kind === 'headers') quota.noteHeaders(headers(one.left === undefined ? {} : { left: one.left }), now);
        if (one.kind === 'spent') quota.noteSpent(now);
        if (one.kind === 'count') quota.noteCount(one, now);
        expect(quota.left(now)).toBeGreaterThanOrEqual(0);
        // With nothing left there is always a moment at which the vendor is asked again.
        if (quota.left(now) === 0) expect(quota.countAt(now)).toBeLessThan(quota.resetsAt(now) + 900);
      }
    }),
  );
});
