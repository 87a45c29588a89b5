import type { Match } from 'shared-kernel/entities/match';
import { parseOdds } from 'shared-kernel/rules/odds';

/** Whether something besides the kick-off is known of a match that has not started: a rank or a market. */
export function isKnownBefore({
  home_position,
  away_position,
  odds,
}: Pick<Match, 'home_position' | 'away_position' | 'odds'>): boolean {
  const { handicap, overUnder, win } = parseOdds(odds);
  return [home_position, away_position, handicap, overUnder, win].some((known) => known !== undefined);
}
