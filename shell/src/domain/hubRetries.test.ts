import fc from 'fast-check';
import { RECONNECT_DELAYS_MS, startDelayMs, wakeDelayMs } from './hubRetries';

it('tries a first start as often as a lost connection', () => {
  expect([0, 1, 2, 3].map((used) => startDelayMs(used, 0.5))).toEqual([0, 2_000, 10_000, 30_000]);
});

it('then starts about once a minute, never in step with other tabs', () => {
  const past = fc.integer({ min: RECONNECT_DELAYS_MS.length, max: 1_000 });
  fc.assert(
    fc.property(past, fc.double({ min: 0, max: 1, noNaN: true }), (used, random) => {
      const delay = startDelayMs(used, random);
      expect(delay).toBeGreaterThanOrEqual(60_000);
      expect(delay).toBeLessThanOrEqual(75_000);
    }),
  );
  expect(startDelayMs(4, 0.1)).not.toBe(startDelayMs(4, 0.9));
});

it('answers a wake-up within a second', () => {
  expect(wakeDelayMs(0)).toBe(0);
  expect(wakeDelayMs(1)).toBe(1_000);
});
