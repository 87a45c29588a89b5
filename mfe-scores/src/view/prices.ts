import { createContext, useContext } from 'react';
import type { ShownPrices } from '../domain/shownOdds';

export const PricesContext = createContext<ShownPrices>(undefined);

/** How prices are printed here; without a context as they are sent. */
export function usePrices(): ShownPrices {
  return useContext(PricesContext);
}
