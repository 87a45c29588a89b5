import type { FeedMatch } from '../feedRecords';
import { incidentsOf } from './goals';
import type { OpenLigaMatch } from './openLigaMatch';
import type { KnownScore } from './results';
import { scoreOf } from './results';
import { statusOf } from './status';

/** A match's place on the board; `places` are those in the table, by team. */
type Setting = { countryId: number; isHot: boolean; places: ReadonlyMap<number, number> };

const UNKNOWN_CORNERS = -1;

/**
 * Converts a match. The site has goals and results, but no cards, corners, statistics or odds, and we invent none.
 * `period_start` is 0, so pages count from the planned kick-off (M6).
 *
 * @param now unix seconds
 */
export function toFeedMatch(match: OpenLigaMatch, { countryId, isHot, places }: Setting, now: number): FeedMatch {
  const score = scoreOf(match);
  return {
    id: match.matchID,
    match_time: match.matchDateTimeUTC,
    status_id: statusOf(match, score, now),
    competition_id: match.leagueId,
    country_id: countryId,
    home_team_id: match.team1.teamId,
    away_team_id: match.team2.teamId,
    home_scores: scoresOf(score, 'home'),
    away_scores: scoresOf(score, 'away'),
    home_position: places.get(match.team1.teamId),
    away_position: places.get(match.team2.teamId),
    is_hot: isHot,
    odds: '',
    stats: [],
    incidents: incidentsOf(match),
    period_start: 0,
  };
}

/** In the order of M2. */
function scoresOf({ halfTime, regular, extraTime, shootout }: KnownScore, side: 'home' | 'away'): number[] {
  return [regular[side], halfTime?.[side] ?? 0, 0, 0, UNKNOWN_CORNERS, extraTime?.[side] ?? 0, shootout?.[side] ?? 0];
}
