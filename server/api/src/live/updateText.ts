import { listingOf } from 'shared-kernel/entities/listing';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import type { BoardMatch } from '../board/createBoard';
import { periodStart, recordOf } from '../board/recordOf';
import type { References } from '../board/references';

/** The hub message of a match (M11): all of its changeable state, and the names for a toast. */
export function updateText(match: BoardMatch, references: References): string {
  return JSON.stringify(toUpdate(match, references));
}

/**
 * The hub message of a removed match, as when another feed begins: pages hide a match of status 0 (M1).
 *
 * @param version the number of the change that removed it
 */
export function removalText(match: BoardMatch, references: References, version: number): string {
  const { id, home_scores, away_scores } = recordOf(match);
  const score = [id, MatchStatus.Abnormal, home_scores, away_scores, 0];
  return JSON.stringify({ ...toUpdate(match, references), score, version });
}

function toUpdate(stored: BoardMatch, { teams, competitions }: References): MatchUpdate {
  const match = recordOf(stored);
  const { id, status_id, home_scores, away_scores } = match;
  return {
    match_id: id,
    score: [id, status_id, home_scores, away_scores, periodStart(match)],
    incidents: match.incidents,
    version: match.version,
    match_time: match.match_time,
    stats: match.stats,
    odds: match.odds,
    suspended_odds: match.suspended_odds ?? '',
    listing: listingOf(match),
    home_team: teams.get(stored.home_team_id)?.name,
    away_team: teams.get(stored.away_team_id)?.name,
    competition_name: competitions.get(stored.competition_id)?.name,
  };
}
