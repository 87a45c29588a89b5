import { createRefusals } from './createRefusals';

const NOW = 1_750_000_000;
const DAY = 86_400;

it('refuses until the moment, and knows others', () => {
  const refusals = createRefusals();
  refusals.note('tables', NOW + 1800);
  expect(refusals.isRefused('tables', NOW + 1799)).toBe(true);
  expect(refusals.isRefused('odds', NOW)).toBe(false);
  expect(refusals.isRefused('tables', NOW + 1800)).toBe(false);
});

it('forgets what was refused by a clock that was a year ahead', () => {
  const refusals = createRefusals();
  refusals.note('tables', NOW + 365 * DAY + 1800);
  expect(refusals.isRefused('tables', NOW)).toBe(false);
});
