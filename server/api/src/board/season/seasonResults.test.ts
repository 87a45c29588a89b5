import fc from 'fast-check';
import { seasonResults } from './seasonResults';
import type { SeasonResult } from './sumsOf';

const DAY = 86_400;

const on = (day: number, home: number, away: number): SeasonResult => ({
  kickOff: day * DAY,
  home,
  away,
  goals: [1, 0],
  half: undefined,
  isLive: false,
});

const days = (results: readonly SeasonResult[]) => results.map(({ kickOff }) => kickOff / DAY);

test('a season goes back to the pause before which a pair met at the same ground', () => {
  const results = [on(10, 1, 2), on(17, 2, 1), on(100, 1, 2), on(107, 3, 1)];
  expect(days(seasonResults(results, undefined))).toEqual([100, 107]);
});

test('a pause in winter ends no season', () => {
  const results = [on(10, 1, 2), on(17, 3, 1), on(100, 2, 1), on(107, 1, 3)];
  expect(days(seasonResults(results, undefined))).toEqual([10, 17, 100, 107]);
});

test('after a pause a team that did not play before begins a season, where nobody says whose it is', () => {
  const results = [on(10, 1, 2), on(17, 2, 3), on(100, 4, 1), on(107, 3, 2)];
  expect(days(seasonResults(results, undefined))).toEqual([100, 107]);
});

test('a pair that meets once more without a pause, as in Scotland, ends none', () => {
  expect(days(seasonResults([on(10, 1, 2), on(20, 2, 1), on(30, 1, 2)], undefined))).toEqual([10, 20, 30]);
});

test('after a pause with a team that is not of this season there is the one before', () => {
  const results = [on(10, 1, 9), on(100, 1, 2)];
  expect(days(seasonResults(results, new Set([1, 2])))).toEqual([100]);
});

test('a match against a team of no table does not count', () => {
  expect(days(seasonResults([on(10, 1, 2), on(12, 1, 9)], new Set([1, 2])))).toEqual([10]);
});

test('a season is the end of what was played, in the order of time, whatever the order of the list', () => {
  const anyResult = fc.tuple(fc.nat(400), fc.nat(5), fc.nat(5)).map(([day, home, away]) => on(day, home, away));
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 40 }), (results) => {
      const season = days(seasonResults(results, undefined));
      const all = days(results).sort((a, b) => a - b);
      expect(season).toEqual(season.length > 0 ? all.slice(-season.length) : []);
      expect(season.length > 0).toBe(results.length > 0);
    }),
  );
});
