import type { PricedLine } from './oddsText';

/** One side of a line as a vendor lists it; `isMain` is the bookmaker's own choice among several lines. */
export type Quote = { line: number; price: number; isMain: boolean };

/** The prices of the two sides of one bet, turned into chances, add up to a little more than 1: the bookmaker's share. */
const USUAL_SUM = 1.06;
const SUMS = { from: 0.95, to: 1.3 } as const;

/** Both sides of a bet, each with the line as it stands there. */
type Pair = { home: Quote; away: Quote };

/**
 * The line to show of a handicap: the bookmaker's main one, else the one with the most equal prices.
 *
 * The number at the away side may be its own handicap (home -0.5, away +0.5) or repeat that of the home side (home -0.5,
 * away -0.5): answers with both were seen. The way counts with which the prices of a pair belong together.
 */
export function handicapOf(home: readonly Quote[], away: readonly Quote[]): PricedLine | undefined {
  const opposite = pairs(home, away, (line) => -line);
  const same = pairs(home, away, (line) => line);
  const best = mainOf(strayOf(same) < strayOf(opposite) ? same : opposite);
  return best && { line: -best.home.line + 0, first: best.home.price, second: best.away.price };
}

/** The line of goals to show. */
export function totalOf(over: readonly Quote[], under: readonly Quote[]): PricedLine | undefined {
  const best = mainOf(pairs(over, under, (line) => line));
  return best && { line: best.home.line, first: best.home.price, second: best.away.price };
}

function pairs(home: readonly Quote[], away: readonly Quote[], lineOfAway: (line: number) => number): Pair[] {
  return home.flatMap((one) => {
    const other = away.find(({ line }) => line === lineOfAway(one.line) + 0);
    return other && isFair(one, other) ? [{ home: one, away: other }] : [];
  });
}

const sumOf = (one: Quote, other: Quote) => 1 / one.price + 1 / other.price;

function isFair(one: Quote, other: Quote): boolean {
  const sum = sumOf(one, other);
  return sum >= SUMS.from && sum <= SUMS.to;
}

/** How far such pairs are from what a bookmaker offers; endless without any. */
function strayOf(found: readonly Pair[]): number {
  if (found.length === 0) return Number.POSITIVE_INFINITY;
  return found.reduce((sum, { home, away }) => sum + Math.abs(sumOf(home, away) - USUAL_SUM), 0) / found.length;
}

function mainOf(found: readonly Pair[]): Pair | undefined {
  const main = found.filter(({ home, away }) => home.isMain || away.isMain);
  const among = main.length > 0 ? main : found;
  const uneven = ({ home, away }: Pair) => Math.abs(home.price - away.price);
  return [...among].sort((a, b) => uneven(a) - uneven(b))[0];
}
