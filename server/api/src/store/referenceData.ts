import type { FeedCompetition, FeedCountry, FeedTeam } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './schema';

/** The records of matches. */
export type Reference = { countries: FeedCountry[]; competitions: FeedCompetition[]; teams: FeedTeam[] };

/** Stores records and tables. Returns whether a record of board answers changed, and the teams that were unknown. */
export async function upsertReference(trx: Transaction<Database>, batch: FeedBatch) {
  const countries = await upsert(trx, batch.countries, writeCountries);
  const competitions = await upsert(trx, batch.competitions, writeCompetitions);
  const teams = await upsert(trx, batch.teams, writeTeams);
  const tables = (batch.standings ?? []).map(({ competition_id, rows }) => ({ competition_id, lines: rows }));
  if (tables.length > 0) await writeStandings(storableJson(tables)).execute(trx);
  const isChanged = countries.length + competitions.length + teams.length > 0;
  return { isChanged, newTeams: teams.flatMap(({ id, is_new }) => (is_new ? id : [])) };
}

type Written = { id: number; is_new: boolean };

/** A row that replaces another one has marked that one as its own. */
const WRITTEN = sql`id, xmax = 0 as is_new`;

type Write = (json: string) => RawBuilder<Written>;

/** The last of a repeated record counts. */
async function upsert(trx: Transaction<Database>, records: readonly { id: number }[] | undefined, write: Write) {
  if (!records || records.length === 0) return [];
  const latest = [...new Map(records.map((record) => [record.id, record])).values()];
  return (await write(storableJson(latest)).execute(trx)).rows;
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair: one in a name would refuse the whole batch. */
export function storableJson(records: object): string {
  return JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}

const writeCountries: Write = (json) => sql`
  insert into country as known (id, name)
  select * from json_to_recordset(${json}) as came (id bigint, name text)
  on conflict (id) do update set name = excluded.name where known.name is distinct from excluded.name
  returning ${WRITTEN}`;

const writeTeams: Write = (json) => sql`
  insert into team as known (id, name, logo)
  select * from json_to_recordset(${json}) as came (id bigint, name text, logo text)
  on conflict (id) do update set name = excluded.name, logo = excluded.logo
  where (known.name, known.logo) is distinct from (excluded.name, excluded.logo)
  returning ${WRITTEN}`;

const writeCompetitions: Write = (json) => sql`
  insert into competition as known (id, name, short_name, primary_color, logo, is_hot)
  select * from json_to_recordset(${json}) as came
    (id bigint, name text, short_name text, primary_color text, logo text, is_hot boolean)
  on conflict (id) do update set
    name = excluded.name, short_name = excluded.short_name, primary_color = excluded.primary_color,
    logo = excluded.logo, is_hot = excluded.is_hot
  where (known.name, known.short_name, known.primary_color, known.logo, known.is_hot)
    is distinct from (excluded.name, excluded.short_name, excluded.primary_color, excluded.logo, excluded.is_hot)
  returning ${WRITTEN}`;

const writeStandings = (json: string) => sql`
  insert into standing (competition_id, lines)
  select * from json_to_recordset(${json}) as came (competition_id bigint, lines jsonb)
  on conflict (competition_id) do update set lines = excluded.lines`;

export async function readReference(db: Kysely<Database>): Promise<Reference> {
  const teams = await db.selectFrom('team').selectAll().execute();
  const competitions = await db.selectFrom('competition').selectAll().execute();
  return {
    countries: await db.selectFrom('country').selectAll().execute(),
    competitions: competitions.map(({ logo, primary_color, ...competition }) => ({
      ...competition,
      primary_color: primary_color ?? undefined,
      logo: logo ?? undefined,
    })),
    teams: teams.map(({ logo, ...team }) => ({ ...team, logo: logo ?? undefined })),
  };
}
