import fc from 'fast-check';
import { oddsText } from './oddsText';
import { handicapOf, type Quote, totalOf } from './pricedLines';

const quote = (line: number, price: number, isMain = false): Quote => ({ line, price, isMain });

it('turns prices into our text: Hong Kong ones, with the line at the giving side', () => {
  const markets = {
    handicap: { line: 0.25, first: 1.95, second: 1.91 },
    total: { line: 2.5, first: 1.88, second: 1.98 },
    win: { home: 2.1, draw: 3.3, away: 3.4 },
  };
  expect(oddsText(markets)).toBe('0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40');
  expect(oddsText({ ...markets, handicap: { line: -1.75, first: 1.8, second: 2.06 } })).toMatch(/^!0.80!1.5-2!1.06;/);
  expect(oddsText({ ...markets, handicap: { line: 0, first: 2, second: 1.9 } })).toMatch(/^0!1.00!!0.90;/);
  expect(oddsText({ handicap: undefined, total: undefined, win: markets.win })).toBe(';;2.10!3.30!3.40');
  expect(oddsText({ handicap: undefined, total: undefined, win: undefined })).toBe('');
});

it.each([
  ['its own handicap', [quote(0.5, 1.95), quote(-0.5, 1.2), quote(1.5, 1.4), quote(-1.5, 5)]],
  ["the home side's", [quote(-0.5, 1.95), quote(0.5, 5), quote(-1.5, 1.4), quote(1.5, 5)]],
])('the away side may carry %s', (_, away) => {
  const home = [quote(-0.5, 1.91), quote(-1.5, 2.9), quote(0.5, 1.17), quote(1.5, 1.1)];
  expect(handicapOf(home, away)).toEqual({ line: 0.5, first: 1.91, second: 1.95 });
});

it("prefers the bookmaker's main line, else the most equal prices", () => {
  const home = [quote(-0.5, 1.7), quote(-1, 1.93)];
  const away = [quote(0.5, 2.2), quote(1, 1.95)];
  expect(handicapOf(home, away)?.line).toBe(1);
  expect(handicapOf([quote(-0.5, 1.7, true), quote(-1, 1.93)], away)?.line).toBe(0.5);
  expect(totalOf([quote(2.5, 1.9), quote(3, 2.4)], [quote(2.5, 1.95), quote(3, 1.6)])?.line).toBe(2.5);
});

it('leaves out a line with one side, and prices that are not of one bet', () => {
  expect(totalOf([quote(2.5, 1.9)], [quote(3, 1.9)])).toBeUndefined();
  expect(totalOf([quote(2.5, 1.05)], [quote(2.5, 1.05)])).toBeUndefined();
});

it('finds the line of any bookmaker, either way', () => {
  const lines = fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4 + 0);
  fc.assert(
    fc.property(lines, fc.double({ min: 1.6, max: 2.4, noNaN: true }), fc.boolean(), (line, first, isOwn) => {
      const second = 1 / (1.05 - 1 / first);
      const found = handicapOf([quote(line, first)], [quote(isOwn ? -line + 0 : line, second)]);
      expect(found).toEqual({ line: -line + 0, first, second });
    }),
  );
});
