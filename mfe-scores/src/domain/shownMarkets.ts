import type { Odds } from 'shared-kernel/rules/odds';

/** The markets to show, and which of them are suspended: those have their last prices. */
export type ShownMarkets = Odds & { readonly suspended: Readonly<Record<keyof Odds, boolean>> };

/** What is open counts: a market that is in both came back, and the word that it was suspended is old. */
export function shownMarkets(open: Odds, suspended: Odds): ShownMarkets {
  const isSuspended = (name: keyof Odds) => !open[name] && suspended[name] !== undefined;
  return {
    handicap: open.handicap ?? suspended.handicap,
    overUnder: open.overUnder ?? suspended.overUnder,
    win: open.win ?? suspended.win,
    suspended: {
      handicap: isSuspended('handicap'),
      overUnder: isSuspended('overUnder'),
      win: isSuspended('win'),
    },
  };
}
