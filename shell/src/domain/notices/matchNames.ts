import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';

export type MatchNames = { home: string | undefined; away: string | undefined; competition: string | undefined };

/** Matches with the records that hold their names. */
export type NamedMatches = Readonly<Pick<MatchRange, 'teams' | 'competitions'>> & { matches: readonly Match[] };

/** The names of each match; blank ones count as missing. */
export function namesIn({ matches, teams, competitions }: NamedMatches): [MatchId, MatchNames][] {
  const teamName = new Map(teams.map(({ id, name }) => [id, toName(name)]));
  const competitionName = new Map(competitions.map(({ id, name }) => [id, toName(name)]));
  return matches.map(({ id, home_team_id, away_team_id, competition_id }) => [
    id,
    {
      home: teamName.get(home_team_id),
      away: teamName.get(away_team_id),
      competition: competitionName.get(competition_id),
    },
  ]);
}

/** The names in a push: all, some or none. */
export function namesOf({ home_team, away_team, competition_name }: MatchUpdate): MatchNames {
  return { home: toName(home_team), away: toName(away_team), competition: toName(competition_name) };
}

/** The text as a name, or `undefined` when blank. */
function toName(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
