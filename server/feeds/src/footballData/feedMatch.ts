import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { localDay } from 'shared-kernel/rules/localDay';
import type { FeedMatch } from '../feedRecords';
import { fittingGoals } from '../polled/fittingGoals';
import { mainOf, scoresOf, sideOfWinner, UNCOUNTED } from '../polled/stagedScore';
import type { FootballDataMatch } from './footballDataMatch';
import { incidentsOf } from './incidents';
import { stagedScore } from './stagedScore';
import { isDayAlone, statusOf } from './status';

/**
 * Converts a match. The vendor sends no corners, possession or shots. `period_start` is 0, because only some plans
 * include the vendor's minute, and late: pages count from the planned kick-off (M6). A match of which only the day is known
 * stands near the middle of it.
 *
 * @param places in the table, by team
 */
export function toFeedMatch(
  match: FootballDataMatch,
  hot: ReadonlySet<string>,
  places: ReadonlyMap<number, number>,
): FeedMatch {
  const score = { ...stagedScore(match), last: match.lastScore };
  const incidents = fittingGoals(incidentsOf(match), mainOf(score));
  return {
    id: match.id,
    match_time: isDayAlone(match) ? dayAlone(localDay(match.utcDate, 'UTC')) : match.utcDate,
    status_id: statusOf(match) ?? MatchStatus.ToBeDetermined,
    competition_id: match.competition.id,
    country_id: match.area.id,
    home_team_id: match.homeTeam.id,
    away_team_id: match.awayTeam.id,
    home_scores: scoresOf(score, 'home', countedOf(incidents, Side.Home)),
    away_scores: scoresOf(score, 'away', countedOf(incidents, Side.Away)),
    shootout_winner: sideOfWinner(score),
    home_position: places.get(match.homeTeam.id),
    away_position: places.get(match.awayTeam.id),
    is_hot: hot.has(match.competition.code ?? ''),
    odds: oddsOf(match.odds),
    stats: [],
    incidents,
    period_start: 0,
  };
}

/** A second yellow counts as one yellow and one red. */
function countedOf(incidents: readonly Incident[], side: Side) {
  const count = (...types: number[]) =>
    incidents.filter(({ type, position }) => position === side && types.includes(type)).length;
  return {
    ...UNCOUNTED,
    red: count(IncidentType.RedCard, IncidentType.SecondYellow),
    yellow: count(IncidentType.YellowCard, IncidentType.SecondYellow),
  };
}

/** The vendor's odds package has one market, 1x2; the others are dashes (M12). */
function oddsOf(odds: FootballDataMatch['odds']): string {
  if (odds?.homeWin === undefined || odds.draw === undefined || odds.awayWin === undefined) return '';
  return `;;${[odds.homeWin, odds.draw, odds.awayWin].map((price) => price.toFixed(2)).join('!')}`;
}
