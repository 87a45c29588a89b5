import type { FeedResult } from 'feeds/feedRecords';
import { type Kysely, sql, type Transaction } from 'kysely';
import { storableJson } from '../referenceData';
import type { Recorded } from '../results/recordResults';
import { presentOrigin } from '../results/writeResults';
import type { Database, MatchGoalTable } from '../schema';
import { scorersOf } from './scorersOf';

/** In seconds: longer than any season. */
const KEPT_SECONDS = 400 * 86_400;

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;

/**
 * Keeps who scored in what a batch says of results; a match that is reported again counts as it is reported then.
 *
 * @param now unix seconds
 */
export async function recordGoals(
  trx: Transaction<Database>,
  { ended, undone, past }: Recorded,
  now: number,
): Promise<void> {
  const recent = past.filter(({ match_time }) => match_time > now - KEPT_SECONDS);
  if (ended.length + undone.length + recent.length === 0) return;
  const origin = await presentOrigin(trx);
  if (origin === undefined) return;
  await remove(trx, origin, [...undone, ...ended.map(({ id }) => id)]);
  await insert(trx, origin, ended);
  await addGoals(trx, origin, recent);
}

/** What scorers are read from. */
export type GoalsOfMatch = Parameters<typeof scorersOf>[0] & Pick<FeedResult, 'id' | 'competition_id' | 'match_time'>;

/** Keeps who scored in matches of which nothing is kept yet. */
export async function addGoals(
  trx: Transaction<Database>,
  origin: number,
  matches: readonly GoalsOfMatch[],
): Promise<void> {
  const known = await knownMatches(
    trx,
    origin,
    matches.map(({ id }) => id),
  );
  await insert(
    trx,
    origin,
    matches.filter(({ id }) => !known.has(id)),
  );
}

async function insert(trx: Transaction<Database>, origin: number, matches: readonly GoalsOfMatch[]): Promise<void> {
  const rows = matches.flatMap((match): MatchGoalTable[] =>
    scorersOf(match).map((scorer) => ({
      origin,
      match_id: match.id,
      competition_id: match.competition_id,
      kick_off: match.match_time,
      ...scorer,
    })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = storableJson(rows.slice(from, from + ROWS_AT_ONCE));
    await sql`
      insert into match_goal
        (origin, match_id, competition_id, kick_off, team_id, player_id, player, goals, penalties)
      select * from json_to_recordset(${json}) as came (
        origin integer, match_id bigint, competition_id bigint, kick_off bigint,
        team_id bigint, player_id text, player text, goals smallint, penalties smallint
      )`.execute(trx);
  }
}

async function remove(trx: Transaction<Database>, origin: number, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length === 0) return;
  await trx
    .deleteFrom('match_goal')
    .where('origin', '=', origin)
    .where(sql<boolean>`match_id = any(${matchIds}::bigint[])`)
    .execute();
}

async function knownMatches(
  trx: Transaction<Database>,
  origin: number,
  matchIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (matchIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('match_goal')
    .select('match_id')
    .distinct()
    .where('origin', '=', origin)
    .where(sql<boolean>`match_id = any(${matchIds}::bigint[])`)
    .execute();
  return new Set(rows.map(({ match_id }) => match_id));
}

/** Removes what only a run of a made-up feed has reported, before its results go. */
export async function removeMadeUpGoals(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql`select from result_origin where is_lasting limit 1`.execute(trx);
  if (rows.length === 0) await sql`truncate match_goal`.execute(trx);
  else
    await sql`delete from match_goal where origin in (select id from result_origin where not is_lasting)`.execute(trx);
}

/** @param now unix seconds */
export async function pruneGoals(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('match_goal')
    .where('kick_off', '<', now - KEPT_SECONDS)
    .execute();
}
