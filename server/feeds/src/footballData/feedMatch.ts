import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feedRecords';
import type { FootballDataMatch } from './footballDataMatch';
import { incidentsOf } from './incidents';
import { type StagedScore, stagedScore } from './stagedScore';
import { statusOf } from './status';

const UNKNOWN_CORNERS = -1;

/**
 * Converts a match. The vendor sends no corners, possession or shots. `period_start` is 0, because only some plans
 * include the vendor's minute, and late: pages count from the planned kick-off (M6).
 *
 * @param places in the table, by team
 */
export function toFeedMatch(
  match: FootballDataMatch,
  hot: ReadonlySet<string>,
  places: ReadonlyMap<number, number>,
): FeedMatch {
  const score = stagedScore(match);
  return {
    id: match.id,
    match_time: match.utcDate,
    status_id: statusOf(match) ?? MatchStatus.ToBeDetermined,
    competition_id: match.competition.id,
    country_id: match.area.id,
    home_team_id: match.homeTeam.id,
    away_team_id: match.awayTeam.id,
    home_scores: scoresOf(match, score, 'home'),
    away_scores: scoresOf(match, score, 'away'),
    home_position: places.get(match.homeTeam.id),
    away_position: places.get(match.awayTeam.id),
    is_hot: hot.has(match.competition.code ?? ''),
    odds: oddsOf(match.odds),
    stats: [],
    incidents: incidentsOf(match),
    period_start: 0,
  };
}

/** In the order of M2; a second yellow counts as one yellow and one red. */
function scoresOf(match: FootballDataMatch, score: StagedScore, side: 'home' | 'away'): number[] {
  const shown = incidentsOf(match).filter(({ position }) => position === (side === 'home' ? Side.Home : Side.Away));
  const count = (...types: number[]) => shown.filter(({ type }) => types.includes(type)).length;
  return [
    score.regular[side],
    score.halfTime?.[side] ?? 0,
    count(IncidentType.RedCard, IncidentType.SecondYellow),
    count(IncidentType.YellowCard, IncidentType.SecondYellow),
    UNKNOWN_CORNERS,
    score.extraTime?.[side] ?? 0,
    score.shootout?.[side] ?? 0,
  ];
}

/** The vendor's odds package has one market, 1x2; the others are dashes (M12). */
function oddsOf(odds: FootballDataMatch['odds']): string {
  if (odds?.homeWin === undefined || odds.draw === undefined || odds.awayWin === undefined) return '';
  return `;;${[odds.homeWin, odds.draw, odds.awayWin].map((price) => price.toFixed(2)).join('!')}`;
}
