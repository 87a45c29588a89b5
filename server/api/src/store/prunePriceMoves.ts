import { type Kysely, sql } from 'kysely';
import { MOVE_TABLES, type MoveTable } from './moveTables';
import type { Database, PriceMoveRow } from './schema';
import { thinMoves } from './thinMoves';

/** A match leaves the store sooner. */
const KEPT_SECONDS = 90 * 86_400;

/** A clock that was wrong for a moment leaves nothing that stays for years. */
const AHEAD_SECONDS = 86_400;

/**
 * Moves of each match and group before kick-off, and as many live. With one a minute, and two hours at most until the next pruning of a
 * busy machine, neither a match nor a group of it has ever more than 500.
 */
const MAX_OF_PHASE = 190;

/** The matches whose prices moved since then may have too many; pruning is hourly. */
const RECENT_SECONDS = 3 * 3600;

/** Rows of one statement: a store that was not pruned for weeks would be busy for too long. */
const ROWS_AT_ONCE = 10_000;

/**
 * Removes moves of more than 90 days ago, and of a match that has too many those that matter least.
 *
 * @param now unix seconds
 */
export async function prunePriceMoves(db: Kysely<Database>, now: number): Promise<void> {
  for (const table of Object.values(MOVE_TABLES)) await pruneTable(db, table, now);
}

async function pruneTable(db: Kysely<Database>, table: MoveTable, now: number): Promise<void> {
  while ((await removeSome(db, table, now)) === ROWS_AT_ONCE);
  const recent = await db
    .selectFrom(table)
    .select('match_id')
    .distinct()
    .where('time', '>=', now - RECENT_SECONDS)
    .execute();
  const ids = recent.map(({ match_id }) => match_id);
  const crowded = await db
    .selectFrom(table)
    .select(['match_id', 'is_live'])
    .where(sql<boolean>`match_id = any(${ids}::bigint[])`)
    .groupBy(['match_id', 'is_live'])
    .having(({ fn }) => fn.countAll(), '>', MAX_OF_PHASE)
    .execute();
  for (const phase of crowded) await thin(db, table, phase);
}

async function removeSome(db: Kysely<Database>, table: MoveTable, now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where time < ${now - KEPT_SECONDS} or time > ${now + AHEAD_SECONDS}
      limit ${ROWS_AT_ONCE}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

type Phase = Pick<PriceMoveRow, 'match_id' | 'is_live'>;

async function thin(db: Kysely<Database>, table: MoveTable, { match_id, is_live }: Phase): Promise<void> {
  const ofPhase = () => sql<boolean>`match_id = ${match_id} and is_live = ${is_live}`;
  const moves = await db.selectFrom(table).select('time').where(ofPhase()).orderBy('time').execute();
  const kept = new Set(thinMoves(moves, MAX_OF_PHASE));
  const gone = moves.filter((move) => !kept.has(move)).map(({ time }) => time);
  await db.deleteFrom(table).where(ofPhase()).where(sql<boolean>`time = any(${gone}::bigint[])`).execute();
}
