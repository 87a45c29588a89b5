import type { LineMarket, Quote } from 'shared-kernel/rules/odds';
import { type PriceView, printedPrice } from 'shared-kernel/rules/priceFormat';
import type { ToPriceForm } from './shownMarkets';

/** 1x2 is always decimal, and stays as it was sent (M22). */
export function toPriceForm(view: PriceView): ToPriceForm {
  const quote = ({ line, price }: Quote): Quote => ({ line, price: printedPrice(price, view) });
  const market = (of: LineMarket | undefined) => of && { home: quote(of.home), away: quote(of.away) };
  return ({ handicap, overUnder, win }) => ({ handicap: market(handicap), overUnder: market(overUnder), win });
}
