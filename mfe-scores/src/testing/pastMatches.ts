import type { MatchHistory, PastMatch } from 'shared-kernel/entities/matchHistory';
import { KICK_OFF } from 'shared-kernel/testing/builders';

/** A match of Việt Nam and Thái Lan thirty days before, which the home team won; pass what the test is about. */
export function aPastMatch(given: Partial<PastMatch> = {}): PastMatch {
  return {
    match_id: undefined,
    match_time: KICK_OFF - 30 * 86_400,
    competition: 'AFF Cup',
    home_name: 'Việt Nam',
    away_name: 'Thái Lan',
    home_score: 2,
    away_score: 1,
    half_time: undefined,
    regular_time: undefined,
    after_extra_time: false,
    shootout: undefined,
    shootout_winner: undefined,
    side: 1,
    ...given,
  };
}

const NOTHING = { matches: [], quarters: undefined, timed: 0 };

/** A history without anything; pass what the test is about. */
export function aHistory(given: Partial<MatchHistory> = {}): MatchHistory {
  return { meetings: [], sum: undefined, home: NOTHING, away: NOTHING, ...given };
}
