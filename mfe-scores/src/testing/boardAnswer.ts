import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, aLiveRecord, aMatchRecord, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';

const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

/** Matches of all phases around the kick-off of the builders, each with teams of its own. */
export function someMatches(count: number): MatchRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const teams = { home_team_id: 1000 + 2 * index, away_team_id: 1001 + 2 * index };
    const given = { id: index + 1, competition_id: 1 + (index % 5), is_hot: index % 11 === 0, odds: ODDS, ...teams };
    const ranks = { home_position: index % 20, away_position: undefined };
    switch (index % 4) {
      case 0:
        return aLiveRecord({
          ...given,
          ...ranks,
          home_scores: [1, 0, 1, 2, 3, 0, 0],
          match_time: KICK_OFF - 60 * index,
        });
      case 1:
        return aMatchRecord({ ...given, match_time: KICK_OFF + 600 * index });
      case 2:
        return aMatchRecord({ ...given, match_time: KICK_OFF - 7200 - 60 * index, status_id: MatchStatus.Ended });
      default:
        return aMatchRecord({ ...given, match_time: KICK_OFF + 60 * index, status_id: MatchStatus.Delayed });
    }
  });
}

type Records = { team: object[]; competition: object[]; country: object[] };

/** The answer of `/match/range` and `/match` with these matches and their records. */
export function answerWith(
  data: readonly MatchRecord[],
  records: Partial<Records> = {},
): { data: unknown; extra_data: Records } {
  const teams = data.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]);
  const competitions = [...new Set(data.map(({ competition_id }) => competition_id))];
  return {
    data,
    extra_data: {
      team: teams.map((id) => aTeam({ id, name: `Đội ${id}` })),
      competition: competitions.map((id) => aCompetition({ id, name: `Giải ${id}`, short_name: `G${id}` })),
      country: [aCountry()],
      ...records,
    },
  };
}
