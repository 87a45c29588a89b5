import type { Odds } from 'shared-kernel/rules/odds';

/** The markets to show, and which of them are suspended: those have their last prices. */
export type ShownMarkets = Odds & { readonly suspended: Readonly<Record<keyof Odds, boolean>> };

/** What is open counts: a market that is in both came back, and the word that it was suspended is old. */
export function shownMarkets(open: Odds, closed: Odds): ShownMarkets {
  const isSuspended = (name: keyof Odds) => !open[name] && closed[name] !== undefined;
  return {
    handicap: open.handicap ?? closed.handicap,
    overUnder: open.overUnder ?? closed.overUnder,
    win: open.win ?? closed.win,
    suspended: { handicap: isSuspended('handicap'), overUnder: isSuspended('overUnder'), win: isSuspended('win') },
  };
}

/** Puts the prices of handicap and over/under in the form in which they are printed (M22). */
export type ToPriceForm = (odds: Odds) => Odds;

/** While the form is not known: a price in another one would be a wrong price. */
export const withoutPrices: ToPriceForm = ({ win }) => ({ handicap: undefined, overUnder: undefined, win });
