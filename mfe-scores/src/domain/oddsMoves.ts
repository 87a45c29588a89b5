import { type Odds, type PriceDirection, parseOdds, priceDirection } from 'shared-kernel/rules/odds';

/** The seven prices of a row. */
export const PRICES = ['handicapHome', 'handicapAway', 'over', 'under', 'winHome', 'draw', 'winAway'] as const;

export type PriceName = (typeof PRICES)[number];

/** The direction of each price that moved (M13). */
export type OddsMoves = Readonly<Partial<Record<PriceName, PriceDirection>>>;

const PRICE_OF: Readonly<Record<PriceName, (odds: Odds) => string | undefined>> = {
  handicapHome: (odds) => odds.handicap?.home.price,
  handicapAway: (odds) => odds.handicap?.away.price,
  over: (odds) => odds.overUnder?.home.price,
  under: (odds) => odds.overUnder?.away.price,
  winHome: (odds) => odds.win?.home,
  draw: (odds) => odds.win?.draw,
  winAway: (odds) => odds.win?.away,
};

/** The prices that rose or fell between two odds texts; `undefined`, the common case, when none did. */
export function oddsMoves(before: string, after: string): OddsMoves | undefined {
  if (before === after) return undefined;
  const from = parseOdds(before);
  const to = parseOdds(after);
  const moved = PRICES.flatMap((name): [PriceName, PriceDirection][] => {
    const move = priceDirection(PRICE_OF[name](from), PRICE_OF[name](to));
    return move ? [[name, move]] : [];
  });
  return moved.length > 0 ? Object.fromEntries(moved) : undefined;
}
