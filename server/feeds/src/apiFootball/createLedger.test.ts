import { createLedger } from './createLedger';

const NOW = 1_000_000;

it('a request that was never made is due, unless it is left out', () => {
  const ledger = createLedger();
  expect(ledger.dueAt('live', 15, NOW)).toBe(Number.NEGATIVE_INFINITY);
  expect(ledger.dueAt('live', Number.POSITIVE_INFINITY, NOW)).toBe(Number.POSITIVE_INFINITY);
});

it('an answered request is due a round later, a failed one sooner', () => {
  const ledger = createLedger();
  ledger.asks('tables', NOW);
  expect(ledger.dueAt('tables', 3600, NOW)).toBe(NOW + 60);
  expect(ledger.dueAt('tables', 3600, NOW, 1800)).toBe(NOW + 1800);
  expect(ledger.dueAt('tables', 15, NOW)).toBe(NOW + 15);
  ledger.answered('tables');
  expect(ledger.dueAt('tables', 3600, NOW)).toBe(NOW + 3600);
});

it('forgets what was asked for by a clock that was ahead', () => {
  const ledger = createLedger();
  ledger.asks('live', NOW + 3600);
  expect(ledger.dueAt('live', 15, NOW)).toBe(Number.NEGATIVE_INFINITY);
});

it('a request that fails again and again is made ever more seldom, until it is answered', () => {
  const ledger = createLedger();
  let now = NOW;
  const pauses = Array.from({ length: 6 }, () => {
    ledger.asks('day', now);
    const pause = ledger.dueAt('day', 1200, now) - now;
    now += pause;
    return pause;
  });
  expect(pauses).toEqual([60, 120, 240, 480, 960, 1200]);
  ledger.answered('day');
  ledger.asks('day', now);
  expect(ledger.dueAt('day', 1200, now)).toBe(now + 60);
});
