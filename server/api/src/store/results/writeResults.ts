import { type Kysely, sql, type Transaction } from 'kysely';
import { chunksOf } from '../chunksOf';
import type { Database, ResultTable } from '../schema';
import { tryLockImports } from './importedSources';

export type NewResult = Omit<ResultTable, 'id'>;

const CAME = sql`(
  origin integer, home integer, away integer, kick_off bigint, match_id bigint,
  home_goals smallint, away_goals smallint, home_half smallint, away_half smallint,
  home_regular smallint, away_regular smallint, home_kicks smallint, away_kicks smallint,
  shootout_winner smallint, is_extra_time boolean, competition text, home_name text, away_name text,
  home_minutes text, away_minutes text, home_card_points smallint, away_card_points smallint
)`;

const COLUMNS = sql.raw(
  [
    ...['origin', 'home', 'away', 'kick_off', 'match_id', 'home_goals', 'away_goals', 'home_half', 'away_half'],
    ...['home_regular', 'away_regular', 'home_kicks', 'away_kicks', 'shootout_winner', 'is_extra_time'],
    ...['competition', 'home_name', 'away_name', 'home_minutes', 'away_minutes'],
    ...['home_card_points', 'away_card_points'],
  ].join(', '),
);

const REPLACED = [
  ...['home', 'away', 'kick_off', 'home_goals', 'away_goals', 'home_half', 'away_half', 'home_regular'],
  ...['away_regular', 'home_kicks', 'away_kicks', 'shootout_winner', 'is_extra_time', 'competition'],
  ...['home_name', 'away_name'],
].map((column) => `${column} = excluded.${column}`);

/** What incidents report: after a restart a feed may have the score of an older match, and not these any more. */
const KEPT = ['home_minutes', 'away_minutes', 'home_card_points', 'away_card_points'].map(
  (column) => `${column} = coalesce(excluded.${column}, case
    when (result.home_goals, result.away_goals) = (excluded.home_goals, excluded.away_goals) then result.${column}
  end)`,
);

const UPDATES = sql.raw([...REPLACED, ...KEPT].join(', '));

/** Writes results; of a match that has one the newer one counts, or with `isPast` the older one, which says more. */
export async function writeResults(
  trx: Transaction<Database>,
  rows: readonly NewResult[],
  { isPast }: { isPast: boolean },
): Promise<void> {
  const action = isPast ? sql`do nothing` : sql`do update set ${UPDATES}`;
  for (const some of chunksOf(rows)) {
    const json = JSON.stringify(some);
    await sql`insert into result (${COLUMNS})
      select ${COLUMNS} from json_to_recordset(${json}) as came ${CAME}
      on conflict (match_id, origin) where match_id is not null ${action}`.execute(trx);
  }
}

/** A match that had ended and now has not, or never was one. */
export async function removeResults(
  trx: Transaction<Database>,
  origin: number,
  matchIds: readonly number[],
): Promise<void> {
  if (matchIds.length === 0) return;
  await trx
    .deleteFrom('result')
    .where('origin', '=', origin)
    .where(sql<boolean>`match_id = any(${matchIds}::bigint[])`)
    .execute();
}

/** The number of an origin, new or not. */
export async function originOf(trx: Transaction<Database>, name: string, is_lasting: boolean): Promise<number> {
  const known = await knownOrigin(trx, name);
  if (known !== undefined) return known;
  const { id } = await trx
    .insertInto('result_origin')
    .values({ name, is_lasting })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function knownOrigin(db: Kysely<Database>, name: string): Promise<number | undefined> {
  return (await db.selectFrom('result_origin').select('id').where('name', '=', name).executeTakeFirst())?.id;
}

/** The origin of the present feed; none before a run has begun. */
export async function presentOrigin(db: Kysely<Database>): Promise<number | undefined> {
  const name = sql<string>`(select origin from feed_run)`;
  return (await db.selectFrom('result_origin').select('id').where('name', '=', name).executeTakeFirst())?.id;
}

/**
 * Removes what only a run of a made-up feed has reported. Rows that are deleted one by one would leave their room unused, but
 * tables that are emptied lose what an import has added meanwhile.
 */
export async function removeMadeUpResults(trx: Transaction<Database>): Promise<void> {
  const isAlone = await tryLockImports(trx);
  const origins = await trx.selectFrom('result_origin').select(['id', 'is_lasting']).execute();
  const madeUp = origins.flatMap(({ id, is_lasting }) => (is_lasting ? [] : id));
  if (madeUp.length === 0) return;
  if (isAlone && madeUp.length === origins.length) {
    await sql`truncate result, result_team, result_origin restart identity`.execute(trx);
    return;
  }
  await trx.deleteFrom('result').where('origin', 'in', madeUp).execute();
  await trx.deleteFrom('result_team').where('origin', 'in', madeUp).execute();
  await trx.deleteFrom('result_origin').where('id', 'in', madeUp).execute();
}
