import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';

/** The names of a match, as far as they are known. */
export type MatchNames = { home: string | undefined; away: string | undefined; competition: string | undefined };

/** Matches with the records that name them. */
export type NamedMatches = Readonly<Pick<MatchRange, 'teams' | 'competitions'>> & { matches: readonly Match[] };

/** The names of each match; a name that is missing, or blank, is none. */
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

/** What of a text can be read as a name. */
export function toName(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
