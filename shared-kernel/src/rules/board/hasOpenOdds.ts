import type { Match } from '../../entities/match';
import { isBettingOpen } from '../isBettingOpen';
import { parseOdds } from '../odds';

/** Whether the odds page shows a match: betting is still open, be it suspended, and some market has a price. */
export function hasOpenOdds({
  state,
  odds,
  suspended_odds = '',
}: Pick<Match, 'state' | 'odds' | 'suspended_odds'>): boolean {
  return isBettingOpen(state) && (hasPrice(odds) || hasPrice(suspended_odds));
}

function hasPrice(text: string): boolean {
  const { handicap, overUnder, win } = parseOdds(text);
  const prices = [handicap?.home.price, handicap?.away.price, overUnder?.home.price, overUnder?.away.price];
  return [...prices, win?.home, win?.draw, win?.away].some((price) => price !== undefined);
}
