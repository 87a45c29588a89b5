import type { Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { MatchCard } from './reading';

/** A match with the names of its teams; `undefined` when there is none or its teams are unknown. */
export async function fetchMatchCard(id: MatchId, http: Http, report: Report): Promise<MatchCard | undefined> {
  const range = await http.get(REST_PATHS.match, { query: { Id: id }, decode: (raw) => decodeMatchRange(raw, report) });
  const match = range.matches.find((candidate) => candidate.id === id);
  const nameOf = (teamId: Id | undefined) => range.teams.find((team) => team.id === teamId)?.name;
  const home = nameOf(match?.home_team_id);
  const away = nameOf(match?.away_team_id);
  if (!match || !home || !away) return undefined;
  return {
    id,
    home,
    away,
    competition: range.competitions.find((candidate) => candidate.id === match.competition_id)?.name ?? '',
    start: new Date(match.match_time * 1000).toISOString(),
    isCancelled: match.status_id === MatchStatus.Cancelled,
  };
}
