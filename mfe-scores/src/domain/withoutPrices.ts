import type { Odds } from 'shared-kernel/rules/odds';

/** Puts the prices of handicap and over/under in the form in which they are printed (M22). */
export type ToPriceForm = (odds: Odds) => Odds;

/** While the form is not known: a price in another one would be a wrong price. */
export const withoutPrices: ToPriceForm = ({ win }) => ({ handicap: undefined, overUnder: undefined, win });
