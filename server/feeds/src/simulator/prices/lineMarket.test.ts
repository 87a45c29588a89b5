import fc from 'fast-check';
import { type Chance, differences, totals } from './distribution';
import { fairestLine } from './lineMarket';

const mean = fc.double({ min: 0.001, max: 3, noNaN: true });

/** How far a line is from even: the stake on either side is won, half won, returned, half lost or lost. */
function unevenness(chances: readonly Chance[], line: number): number {
  const shareOf = (value: number) => Math.max(-1, Math.min(1, (value - line) * 2));
  const of = (sign: 1 | -1) =>
    chances.reduce((sum, { value, chance }) => sum + Math.max(0, sign * shareOf(value)) * chance, 0);
  return Math.abs(Math.log(of(1) / of(-1)));
}

it('finds the line nearest to even', () => {
  fc.assert(
    fc.property(mean, mean, fc.constantFrom(10, 30), (home, away, most) => {
      for (const [chances, lowest] of [
        [differences(home, away, most), -Infinity],
        [totals(home + away, most), 0.5],
      ] as const) {
        const { line } = fairestLine(chances, lowest);
        const own = unevenness(chances, line);
        expect(line).toBeGreaterThanOrEqual(lowest);
        for (const other of [line - 0.5, line - 0.25, line + 0.25, line + 0.5]) {
          if (other < lowest || line === lowest || own > 3) continue;
          expect(unevenness(chances, other)).toBeGreaterThanOrEqual(own - 1e-9);
        }
      }
    }),
  );
});

it('keeps to the lowest line when hardly a goal is to be expected', () => {
  expect(fairestLine(totals(0.01), 0.5).line).toBe(0.5);
});
