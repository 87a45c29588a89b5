import type { FeedMatch } from '../feedRecords';
import { fittingGoals } from '../polled/fittingGoals';
import { mainOf, scoresOf, UNCOUNTED } from '../polled/stagedScore';
import { incidentsOf } from './goals';
import type { OpenLigaMatch } from './openLigaMatch';
import { scoreOf } from './results';
import { statusOf } from './status';

/** A match's place on the board; `places` are those in the table, by team. */
type Setting = { countryId: number; isHot: boolean; places: ReadonlyMap<number, number> };

/**
 * Converts a match. The site has goals and results, but no cards, corners, statistics or odds, and we invent none.
 * `period_start` is 0, so pages count from the planned kick-off (M6).
 *
 * @param now unix seconds
 */
export function toFeedMatch(match: OpenLigaMatch, { countryId, isHot, places }: Setting, now: number): FeedMatch {
  const { score, goals } = scoreOf(match, now);
  return {
    id: match.matchID,
    match_time: match.matchDateTimeUTC,
    status_id: statusOf(match, score, now),
    competition_id: match.leagueId,
    country_id: countryId,
    home_team_id: match.team1.teamId,
    away_team_id: match.team2.teamId,
    home_scores: scoresOf(score, 'home', UNCOUNTED),
    away_scores: scoresOf(score, 'away', UNCOUNTED),
    home_position: places.get(match.team1.teamId),
    away_position: places.get(match.team2.teamId),
    is_hot: isHot,
    odds: '',
    stats: [],
    incidents: fittingGoals(incidentsOf(goals), mainOf(score)),
    period_start: 0,
  };
}
