import { type PriceDirection, type PriceName, parseOdds, priceDirection, pricesOf } from 'shared-kernel/rules/odds';

/** The direction of each price that moved (M13). */
export type OddsMoves = Readonly<Partial<Record<PriceName, PriceDirection>>>;

/** The prices that rose or fell between two odds texts; `undefined`, the common case, when none did. */
export function oddsMoves(before: string, after: string): OddsMoves | undefined {
  if (before === after) return undefined;
  const [from, to] = [pricesOf(parseOdds(before)), pricesOf(parseOdds(after))];
  const moved = Object.entries(to).flatMap(([name, price]) => {
    const move = priceDirection(from[name as PriceName], price);
    return move ? [[name, move] as const] : [];
  });
  return moved.length > 0 ? Object.fromEntries(moved) : undefined;
}
