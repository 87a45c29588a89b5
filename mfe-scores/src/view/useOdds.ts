import { createContext, useContext } from 'react';
import { type Odds, parseOdds } from 'shared-kernel/rules/odds';
import type { ToForm } from '../domain/withoutPrices';

/** Missing where prices are shown as they are sent. */
export const PriceFormContext = createContext<ToForm | undefined>(undefined);

/** The markets of an odds text, with their prices as they are printed here (M22). */
export function useOdds(text: string): Odds {
  const toForm = useContext(PriceFormContext);
  const odds = parseOdds(text);
  return toForm ? toForm(odds) : odds;
}
