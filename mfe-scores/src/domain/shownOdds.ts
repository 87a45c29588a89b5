import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { type LineMarket, type Odds, parseOdds, type Quote } from 'shared-kernel/rules/odds';
import { type PriceView, printedPrice } from 'shared-kernel/rules/priceFormat';
import type { Loaded } from 'shared-kernel/state/loaded';

/**
 * How a page prints its prices: in a form; as they are sent (`undefined`), where the site does not say in which form that
 * is; or not yet, while a visitor waits for the form that he has chosen.
 */
export type ShownPrices = PriceView | 'notYet' | undefined;

/** @param chosen the visitor's own choice; without one the site's default counts (M22) */
export function shownPrices(site: Pick<Loaded<AppSetting>, 'kind' | 'value'>, chosen?: PriceChoice): ShownPrices {
  const said = site.value?.price_format;
  if (said) return { sent: said.sent, shown: chosen ?? said.shown };
  const isAwaited = site.kind === 'loading' && !site.value && chosen !== undefined && chosen !== 'as_sent';
  return isAwaited ? 'notYet' : undefined;
}

/** The markets with their prices as a page prints them; 1x2 is always decimal, and stays as it was sent. */
export function shownOdds(text: string, prices: ShownPrices): Odds {
  const odds = parseOdds(text);
  if (!prices) return odds;
  const printed = (price: string | undefined) => (prices === 'notYet' ? undefined : printedPrice(price, prices));
  const quote = ({ line, price }: Quote): Quote => ({ line, price: printed(price) });
  const market = (of: LineMarket | undefined) => of && { home: quote(of.home), away: quote(of.away) };
  return { handicap: market(odds.handicap), overUnder: market(odds.overUnder), win: odds.win };
}
