import type { Match } from 'shared-kernel/entities/match';
import { parseOdds } from 'shared-kernel/rules/odds';

/** Whether something besides the kick-off is known of a match that has not started: a rank or a market. */
export function isKnownBefore({
  home_position,
  away_position,
  odds,
  suspended_odds = '',
}: Pick<Match, 'home_position' | 'away_position' | 'odds' | 'suspended_odds'>): boolean {
  const markets = [odds, suspended_odds].flatMap((text) => Object.values(parseOdds(text)));
  return [home_position, away_position, ...markets].some((known) => known !== undefined);
}
