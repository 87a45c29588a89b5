import type { Match } from '../../entities/match';
import { parseOdds } from '../odds';
import { phaseOf } from '../status';

/** Whether the odds page shows a match: betting is still open, and some market has a price. */
export function hasOpenOdds({ status_id, odds }: Pick<Match, 'status_id' | 'odds'>): boolean {
  const phase = phaseOf(status_id);
  if (phase !== 'live' && phase !== 'notStarted') return false;
  const { handicap, overUnder, win } = parseOdds(odds);
  const prices = [handicap?.home.price, handicap?.away.price, overUnder?.home.price, overUnder?.away.price];
  return [...prices, win?.home, win?.draw, win?.away].some((price) => price !== undefined);
}
