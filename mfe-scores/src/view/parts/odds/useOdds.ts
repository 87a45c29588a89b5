import { createContext, useContext } from 'react';
import { type Odds, parseOdds } from 'shared-kernel/rules/odds';
import { type ShownMarkets, shownMarkets, type ToPriceForm } from '../../../domain/shownMarkets';

/** Missing where prices are shown as they are sent. */
export const PriceFormContext = createContext<ToPriceForm | undefined>(undefined);

/**
 * The markets of an odds text, with their prices as they are printed here (M22).
 *
 * @param suspended the text of those that are suspended, which show their last prices
 */
export function useOdds(text: string, suspended = ''): ShownMarkets {
  const toPriceForm = useContext(PriceFormContext);
  const read = (odds: string): Odds => (toPriceForm ? toPriceForm(parseOdds(odds)) : parseOdds(odds));
  return shownMarkets(read(text), read(suspended));
}
