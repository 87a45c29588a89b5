import type { StandingRow } from 'feeds/provider';
import { type Kysely, sql } from 'kysely';
import { competitionOrder } from 'shared-kernel/rules/competitionOrder';
import type { Database } from './schema';
import { readAppSetting } from './siteContent';

/** A line of a table with the name and crest of its team. */
export type NamedStandingRow = StandingRow & { name: string; logo: string | undefined };

/** A competition's table, the leader first. `country` is that of its matches, if known. */
export type Standings = {
  competition_id: number;
  name: string;
  country: string | undefined;
  is_hot: boolean;
  rows: readonly NamedStandingRow[];
};

/**
 * All non-empty tables in the order of the board: those of hot competitions first, then in the site's order (M21). Lines
 * of unknown teams are left out.
 */
export async function readStandings(db: Kysely<Database>): Promise<Standings[]> {
  const [tables, { competition_order = [] }] = await Promise.all([readTables(db), readAppSetting(db)]);
  const order = competitionOrder(competition_order);
  const placed = ({ competition_id: id, name, country, is_hot: isHot }: Standings) => ({ id, name, country, isHot });
  return tables.sort((one, other) => order(placed(one), placed(other)));
}

async function readTables(db: Kysely<Database>): Promise<Standings[]> {
  const tables = await db
    .selectFrom('standing')
    .innerJoin('competition', 'competition.id', 'standing.competition_id')
    .select(['standing.competition_id', 'competition.name', 'competition.is_hot', 'standing.lines'])
    .execute();
  const teams = new Map((await db.selectFrom('team').selectAll().execute()).map((team) => [team.id, team]));
  const countries = await readCountries(db);
  const named = (line: StandingRow): NamedStandingRow[] => {
    const team = teams.get(line.team_id);
    return team ? [{ ...line, name: team.name, logo: team.logo ?? undefined }] : [];
  };
  return tables
    .map(({ lines, ...table }) => ({
      ...table,
      country: countries.get(table.competition_id),
      rows: lines.flatMap(named),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The country of each competition, from its matches: its own record has none. */
async function readCountries(db: Kysely<Database>): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('country', 'country.id', 'match.country_id')
    .select(['match.competition_id', sql<string>`min(country.name)`.as('name')])
    .groupBy('match.competition_id')
    .execute();
  return new Map(rows.map(({ competition_id, name }) => [competition_id, name]));
}
