import type { Decoder } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import { type ListedMatch, listedMatchSchema } from 'shared-kernel/entities/listedMatch';
import { teamSchema } from 'shared-kernel/entities/team';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import type { MatchNames } from '../domain/namedAddress';

/** A match, with the names of its teams where both are known. */
export type NamedListedMatch = ListedMatch & { readonly names: MatchNames | undefined };

const readMatches = listAnswer(listedMatchSchema, () => {});
const readTeams = listAnswer(teamSchema, () => {});

/** Reads an answer with thousands of matches; of a match it reads no more than an address needs. */
export const readListedMatches: Decoder<NamedListedMatch[]> = (raw) => {
  const teams = new Map(readTeams({ data: teamsIn(raw) }).map(({ id, name }) => [id, name]));
  return readMatches(raw).map((match) => ({ ...match, names: namesOf(match, teams) }));
};

/** Without them addresses have no names, and lead to the same pages. */
function teamsIn(raw: unknown): unknown {
  const extra = raw && typeof raw === 'object' && 'extra_data' in raw ? raw.extra_data : undefined;
  const teams = extra && typeof extra === 'object' && 'team' in extra ? extra.team : undefined;
  return Array.isArray(teams) ? teams : [];
}

function namesOf(match: ListedMatch, teams: ReadonlyMap<Id, string>): MatchNames | undefined {
  const home = match.home_team_id === undefined ? undefined : teams.get(match.home_team_id);
  const away = match.away_team_id === undefined ? undefined : teams.get(match.away_team_id);
  return home === undefined || away === undefined ? undefined : { home, away };
}
