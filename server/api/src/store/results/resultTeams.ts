import type { TeamKey } from 'feeds/several/teamKey';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, ResultTeamTable } from '../schema';

/** A team as an origin knows it: by id, or by its key alone. */
export type NamedTeam = TeamKey & { team_id: number | null };

type KnownTeam = Omit<ResultTeamTable, 'id' | 'origin'> & { id: number };

const nameOf = ({ team_id, key }: Pick<KnownTeam, 'team_id' | 'key'>) => team_id ?? key;

/**
 * Finds or adds the teams of an origin. A team keeps its key when it is renamed; one that was seen only in competitions
 * of no country gets a better key when it is seen in its own.
 *
 * @returns their numbers, by id or key
 */
export async function resultTeams(
  trx: Transaction<Database>,
  origin: number,
  teams: readonly NamedTeam[],
): Promise<(team: NamedTeam) => number> {
  const wanted = [...new Map(teams.map((team) => [nameOf(team), team])).values()];
  const known = await knownTeams(trx, origin, wanted);
  for (const { key, isWide, ...team } of wanted) {
    const old = known.get(nameOf({ ...team, key }));
    if (!old?.is_wide || isWide) continue;
    await trx.updateTable('result_team').set({ key, is_wide: false }).where('id', '=', old.id).execute();
  }
  const missing = wanted.filter((team) => !known.has(nameOf(team)));
  if (missing.length > 0) {
    const news = missing.map(({ isWide, ...team }) => ({ ...team, is_wide: isWide }));
    const { rows } = await sql<KnownTeam>`
      insert into result_team (origin, team_id, key, is_wide)
      select ${origin}, team_id, key, is_wide
      from json_to_recordset(${JSON.stringify(news)}) as came (team_id bigint, key text, is_wide boolean)
      returning id, team_id, key, is_wide`.execute(trx);
    for (const row of rows) known.set(nameOf(row), row);
  }
  return (team) => {
    const found = known.get(nameOf(team));
    if (!found) throw new Error(`The store has lost the team ${nameOf(team)}`);
    return found.id;
  };
}

async function knownTeams(db: Kysely<Database>, origin: number, teams: readonly NamedTeam[]) {
  const ids = teams.flatMap(({ team_id }) => team_id ?? []);
  const keys = teams.flatMap(({ team_id, key }) => (team_id === null ? key : []));
  const rows: KnownTeam[] = await db
    .selectFrom('result_team')
    .select(['id', 'team_id', 'key', 'is_wide'])
    .where('origin', '=', origin)
    .where((team) =>
      team.or([
        sql<boolean>`team_id = any(${ids}::bigint[])`,
        team.and([team('team_id', 'is', null), sql<boolean>`key = any(${keys}::text[])`]),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row]));
}
