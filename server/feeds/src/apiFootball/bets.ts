import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { type Markets, oddsText } from './oddsText';

/** What is bet on: the goals of a match, or a group of further markets. */
export type Subject = 'match' | MarketGroup;

/** The vendor's names of a subject's markets, in lower case and in the order in which they are preferred. */
export type Names = Readonly<Record<keyof Markets, readonly string[]>>;

/** https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match)/operation/get-odds-bets */
export const BEFORE: Readonly<Record<Subject, Names>> = {
  match: { handicap: ['asian handicap'], total: ['goals over/under'], win: ['match winner'] },
  half: {
    handicap: ['asian handicap first half'],
    total: ['goals over/under first half'],
    win: ['first half winner'],
  },
  corners: { handicap: ['corners asian handicap'], total: ['corners over under'], win: ['corners 1x2'] },
};

/** https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)/operation/get-odds-live-bets */
export const IN_PLAY: Readonly<Record<Subject, Names>> = {
  match: {
    handicap: ['asian handicap'],
    total: ['over/under line', 'match goals', 'over/under'],
    win: ['fulltime result', 'match winner', '1x2'],
  },
  half: {
    handicap: ['asian handicap (1st half)'],
    total: ['over/under line (1st half)', 'over/under (1st half)'],
    win: ['1x2 (1st half)'],
  },
  corners: {
    handicap: ['corners asian handicap'],
    total: ['asian corners', 'total corners', 'match corners'],
    win: ['corners 1x2'],
  },
};

/** The open markets of a subject, and the last prices of its suspended ones, both in our text (M12). */
export type OddsTexts = { odds: string; suspended_odds: string };

/** The prices of a match; a group without any is empty. */
export type Prices = Readonly<Record<Subject, OddsTexts>>;

export const NO_PRICES: Prices = {
  match: { odds: '', suspended_odds: '' },
  half: { odds: '', suspended_odds: '' },
  corners: { odds: '', suspended_odds: '' },
};

/** Prices of each subject. */
export function pricesBy(names: Readonly<Record<Subject, Names>>, textsOf: (of: Names) => OddsTexts): Prices {
  return { match: textsOf(names.match), half: textsOf(names.half), corners: textsOf(names.corners) };
}

/** @param listed all that are listed, whether open or not */
export function oddsTexts(open: Markets, listed: Markets): OddsTexts {
  return {
    odds: oddsText(open),
    suspended_odds: oddsText({
      handicap: open.handicap ? undefined : listed.handicap,
      total: open.total ? undefined : listed.total,
      win: open.win ? undefined : listed.win,
    }),
  };
}
