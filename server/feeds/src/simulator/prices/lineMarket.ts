import type { Chance } from './distribution';

/** A line in quarter goals and the Hong Kong prices of its two sides. */
export type PricedLine = { line: number; over: number; under: number };

/** The share of a fair price that the bookmaker pays. */
const MARGIN = 0.95;
const PRICES = { lowest: 0.02, highest: 15 } as const;
const QUARTER = 0.25;
/** Quarters on either side of the mean between which the fairest line lies. */
const REACH = 3;

/**
 * The line closest to even, and its prices: `over` pays when the figure is above the line.
 *
 * @param lowest the lowest line that can still lose
 */
export function fairestLine(chances: readonly Chance[], lowest: number): PricedLine {
  const mean = chances.reduce((sum, { value, chance }) => sum + value * chance, 0);
  const around = Math.round(mean / QUARTER) * QUARTER;
  const least = Math.max(-REACH, Math.ceil((lowest - around) / QUARTER));
  if (least > REACH) return priceOf(chances, lowest);
  const at = (step: number) => priceOf(chances, around + step * QUARTER);
  // The higher the line, the longer its upper price: on either side of the fairest, lines are ever less fair.
  const start = Math.max(0, least);
  let best = at(start);
  for (let step = start - 1; step >= least; step--) {
    const lower = at(step);
    if (unevenness(lower) > unevenness(best)) break;
    best = lower;
  }
  for (let step = start + 1; step <= REACH; step++) {
    const higher = at(step);
    if (unevenness(higher) >= unevenness(best)) break;
    best = higher;
  }
  return best;
}

function unevenness({ over, under }: PricedLine): number {
  return Math.abs(Math.log(over / under));
}

/**
 * Fair prices of a line. Half a goal above it wins the stake, a quarter wins half of it, an exact hit returns it (Asian
 * rules): the average shares won and lost give the price.
 */
function priceOf(chances: readonly Chance[], line: number): PricedLine {
  let [won, lost] = [0, 0];
  for (const { value, chance } of chances) {
    const share = Math.min(Math.abs(value - line) * 2, 1) * chance;
    if (value > line) won += share;
    else lost += share;
  }
  return { line, over: hongKong(lost, won), under: hongKong(won, lost) };
}

function hongKong(lost: number, won: number): number {
  if (won <= 0 && lost <= 0) return MARGIN;
  return Math.min(Math.max((lost / Math.max(won, 1e-9)) * MARGIN, PRICES.lowest), PRICES.highest);
}
