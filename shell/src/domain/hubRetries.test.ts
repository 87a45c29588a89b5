import fc from 'fast-check';
import { createRetryDelays, RECONNECT_DELAYS_MS, startDelayMs, wakeDelayMs } from './hubRetries';

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

it('wins a lost connection back after 0, 2, 10 and 30 s, each time it is lost', () => {
  let now = 0;
  const delay = createRetryDelays(() => now);
  const ofOneLoss = () => [0, 1, 2, 3, 4].map(delay);
  expect(ofOneLoss()).toEqual([0, 2_000, 10_000, 30_000, null]);
  now += 60_000;
  expect(ofOneLoss()).toEqual([0, 2_000, 10_000, 30_000, null]);
});

it('waits longer for a hub that throws everybody out at once, and gives up on it', () => {
  const delay = createRetryDelays(() => 0);
  expect([0, 0, 0, 0, 0].map(delay)).toEqual([0, 2_000, 10_000, 30_000, null]);
});
