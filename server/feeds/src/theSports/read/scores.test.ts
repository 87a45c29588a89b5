import * as fc from 'fast-check';
import { hasHalfOfExtraTime, readScores, takesBack } from './scores';

const pair = (home: number[], away: number[]) => ({ home, away });
const BEFORE = pair([1, 1, 0, 0, 3, 2, 0], [1, 0, 0, 1, -1, 1, 0]);

it.each([
  ['seven figures', [1, 1, 0, 2, 5, 0, 0], [1, 1, 0, 2, 5, 0, 0]],
  ['an object instead of a list', { 0: 1, 1: 1, 2: 0, 3: 2, 4: 5, 5: 0, 6: 0 }, [1, 1, 0, 2, 5, 0, 0]],
  ['corners that nobody counts', [0, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]],
  ['a short list', [2, 1], [2, 1, 0, 0, -1, 0, 0]],
  ['texts', ['2', '1', '0', '0', '4', '0', '0'], [2, 1, 0, 0, 4, 0, 0]],
])('reads %s', (_, raw, figures) => {
  expect(readScores(raw, [0, 0, 0, 0, 0, 0, 0]).home).toEqual(figures);
});

it.each([
  ['a null', [null, 1, 0, 0, 3, 2, 0]],
  ['a negative score', [-3, 1, 0, 0, 3, 2, 0]],
  ['no list at all', 'gone'],
  ['nothing', undefined],
  ['an empty list', []],
  ['a list that ends early', [1, 1]],
])('keeps what was known for %s', (_, raw) => {
  expect(readScores(raw, BEFORE.away, BEFORE).home).toEqual(BEFORE.home);
});

it('keeps the earlier total of extra time while only one side of it is filled in', () => {
  const half = readScores([1, 1, 0, 0, 3, 2, 0], [1, 0, 0, 1, 2, 0, 0], BEFORE);
  expect([half.home[5], half.away[5]]).toEqual([2, 1]);
  expect(half.away[4]).toBe(2);
  const first = readScores([1, 1, 0, 0, 3, 2, 0], [1, 0, 0, 1, 2, 0, 0]);
  expect([first.home[5], first.away[5]]).toEqual([0, 0]);
});

it('never gives a total after extra time below the score of the 90 minutes', () => {
  const figures = fc.array(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(null)), { maxLength: 9 });
  fc.assert(
    fc.property(figures, figures, figures, figures, (home, away, laterHome, laterAway) => {
      const known = readScores(home, away);
      expect(hasHalfOfExtraTime(readScores(laterHome, laterAway, known))).toBe(false);
    }),
  );
});

it('takes nothing away when a list ends early or has holes', () => {
  const figures = fc.array(fc.nat(9), { minLength: 7, maxLength: 7 });
  const holes = fc.array(fc.boolean(), { maxLength: 7 });
  fc.assert(
    fc.property(figures, figures, holes, (home, away, kept) => {
      const known = readScores(home, away);
      const broken = kept.map((isKept, index) => (isKept ? known.home[index] : null));
      expect(readScores(broken, undefined, known)).toEqual(known);
    }),
  );
});

it('knows a goal that is taken back from other changes', () => {
  expect(takesBack(BEFORE, { ...BEFORE, home: [0, 0, 0, 0, 3, 2, 0] })).toBe(true);
  expect(takesBack(BEFORE, { ...BEFORE, home: [1, 1, 1, 2, 1, 2, 1] })).toBe(false);
});
