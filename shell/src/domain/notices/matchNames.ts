import type { MatchRecords } from 'shared-kernel/contract/matches';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchNews } from 'shared-kernel/rules/matchNews';

export type MatchNames = { home: string | undefined; away: string | undefined; competition: string | undefined };

/** The names of a match by its records; blank ones count as missing. */
export function namesIn(
  { home_team_id, away_team_id, competition_id }: Match,
  { teams, competitions }: Pick<MatchRecords, 'teams' | 'competitions'>,
): MatchNames {
  return {
    home: toName(teams.get(home_team_id)?.name),
    away: toName(teams.get(away_team_id)?.name),
    competition: toName(competitions.get(competition_id)?.name),
  };
}

/** The names in a push: all, some or none. */
export function namesOf({ home_team, away_team, competition_name }: MatchNews): MatchNames {
  return { home: toName(home_team), away: toName(away_team), competition: toName(competition_name) };
}

/** The names, with those that are missing from others. */
export function completed({ home, away, competition }: MatchNames, others: MatchNames | undefined): MatchNames {
  return {
    home: home ?? others?.home,
    away: away ?? others?.away,
    competition: competition ?? others?.competition,
  };
}

/** The text as a name, or `undefined` when blank. */
function toName(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
