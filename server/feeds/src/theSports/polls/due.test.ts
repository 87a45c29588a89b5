import { dueIn, isDue } from './due';

it.each<[string, boolean, number, number]>([
  ['before its time', false, 60, 1059],
  ['at its time', true, 60, 1060],
  ['once the clock was set back', true, 60, 999],
  ['never, when it waits for ever', false, Number.POSITIVE_INFINITY, 9e9],
  ['at once, when it waits for nothing', true, 0, 1000],
])('is due %s: %s', (_, expected, wait, now) => {
  expect(isDue(dueIn(wait, 1000), now)).toBe(expected);
});

it('is due when it was never asked for', () => {
  expect(isDue(undefined, 0)).toBe(true);
});
