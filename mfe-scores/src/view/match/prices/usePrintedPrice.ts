import { useContext, useMemo } from 'react';
import type { MarketName } from '../../../domain/marketMoves';
import { PriceFormContext } from '../../parts/odds/useOdds';

export type PrintedPrice = (market: MarketName, price: string | undefined) => string | undefined;

/** Prints single prices in the form of this visitor, 1x2 as it was sent (M22). `undefined` is shown as a dash. */
export function usePrintedPrice(): PrintedPrice {
  const toPriceForm = useContext(PriceFormContext);
  return useMemo(() => {
    if (!toPriceForm) return (_, price) => price;
    return (market, price) => {
      if (market === 'win' || price === undefined) return price;
      const quote = { line: undefined, price };
      return toPriceForm({ handicap: { home: quote, away: quote }, overUnder: undefined, win: undefined }).handicap
        ?.home.price;
    };
  }, [toPriceForm]);
}
