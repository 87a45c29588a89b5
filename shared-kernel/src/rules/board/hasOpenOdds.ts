import type { Match } from '../../entities/match';
import { isBettingOpen } from '../isBettingOpen';
import { parseOdds, pricesOf } from '../odds';

/** Whether the odds page shows a match: betting is still open, be it suspended, and some market has a price. */
export function hasOpenOdds({
  state,
  odds,
  suspended_odds = '',
}: Pick<Match, 'state' | 'odds' | 'suspended_odds'>): boolean {
  return isBettingOpen(state) && (hasPrice(odds) || hasPrice(suspended_odds));
}

function hasPrice(text: string): boolean {
  return Object.values(pricesOf(parseOdds(text))).some((price) => price !== undefined);
}
