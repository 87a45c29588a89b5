import fc from 'fast-check';
import { parseOdds } from 'shared-kernel/rules/odds';
import { oddsText } from './oddsText';

const goals = fc.double({ min: 0.01, max: 4.5, noNaN: true });
const anyScore = fc.record({ home: fc.integer({ min: 0, max: 7 }), away: fc.integer({ min: 0, max: 7 }) });
const outlook = (home: number, away: number, score = { home: 0, away: 0 }) => ({ score, expected: { home, away } });

it('always gives three markets that can be read', () => {
  fc.assert(
    fc.property(goals, goals, anyScore, (home, away, score) => {
      const { handicap, overUnder, win } = parseOdds(oddsText(outlook(home, away, score)));
      for (const part of [handicap?.home.price, handicap?.away.price, overUnder?.home.price, overUnder?.away.price]) {
        expect(part).toMatch(/^\d+\.\d\d$/);
      }
      expect([handicap?.home.line ?? handicap?.away.line, overUnder?.home.line]).toEqual([
        expect.stringMatching(/^\d+(\.5)?(\/\d+(\.5)?)?$/),
        expect.stringMatching(/^\d+(\.5)?(\/\d+(\.5)?)?$/),
      ]);
      for (const part of [win?.home, win?.draw, win?.away]) expect(Number(part)).toBeGreaterThanOrEqual(1.01);
    }),
  );
});

it('lets the stronger side give, and the longer price go to the weaker', () => {
  const strong = parseOdds(oddsText(outlook(2.4, 0.7)));
  expect(strong.handicap).toMatchObject({ home: { line: expect.any(String) }, away: { line: undefined } });
  expect(Number(strong.win?.home)).toBeLessThan(Number(strong.win?.away));
  const weak = parseOdds(oddsText(outlook(0.7, 2.4)));
  expect(weak.handicap).toMatchObject({ home: { line: undefined }, away: { line: expect.any(String) } });
});

it.each([
  ['a lead shortens the price of a win', 'home', { home: 1, away: 0 }, -1],
  ['and lengthens that of the other', 'away', { home: 1, away: 0 }, 1],
] as const)('%s', (_, side, score, sign) => {
  const price = (at: typeof score | { home: 0; away: 0 }) =>
    Number(parseOdds(oddsText(outlook(1.2, 1.1, at))).win?.[side]);
  expect(Math.sign(price(score) - price({ home: 0, away: 0 }))).toBe(sign);
});

it('keeps the prices of a line about even, a little below fair', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      (home, away) => {
        const { handicap } = parseOdds(oddsText(outlook(home, away)));
        const [ours, theirs] = [Number(handicap?.home.price), Number(handicap?.away.price)];
        expect(Math.max(ours, theirs)).toBeLessThan(1.6);
        expect(1 / (1 + ours) + 1 / (1 + theirs)).toBeGreaterThan(1);
      },
    ),
  );
});
