import type { FeedProvider, FeedRun, MatchIdentity } from 'feeds/provider';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChangeWriter, openChangeWriter } from './changeLog';
import { CHANGE_CHANNEL } from './connection';
import { removeMadeUpGoals } from './goals/recordGoals';
import { MOVE_TABLES } from './moveTables';
import { originOf, removeMadeUpResults } from './results/writeResults';
import type { Database } from './schema';
import { removeMadeUpStages } from './stages/recordStages';

/** What a feed says of its data. */
export type FeedIdentity = Pick<FeedProvider, 'key' | 'origin'>;

type RunRequest = {
  feed: FeedIdentity;
  runId: string;
  /** Unix seconds. */
  now: number;
  /** Start of a run that begins here: that of the run in memory, if the store was away until now. */
  startedAt?: number | undefined;
};

/** The run of a feed about the real world, whose results stay for good. */
export const LASTING_RUN = 'lasting';

/** Two nodes' clocks may differ by this, in seconds. */
const CLOCKS_DIFFER_BY = 60;

/**
 * Begins a run of a feed, or continues the run of a killed process with its stored start. A start that is still to come
 * is of a clock that has been set right: continued, the run would show nothing until then.
 *
 * The matches of an earlier run, of this feed or another, are removed first: a new run has its own programme, and
 * unknown matches would stand still for ever. They are removed through the change log, so every node notices and
 * versions keep growing. Their results stay if they were real, and their prices if the ids mean the same matches.
 */
export async function beginRun(
  db: Kysely<Database>,
  { feed: { key, origin = key }, runId, now, startedAt = now }: RunRequest,
): Promise<FeedRun> {
  return db.transaction().execute(async (trx) => {
    await countFromClock(trx, now * 1000);
    // Locks the counter row, so that of two nodes that begin at once the second finds the run of the first.
    const writer = await openChangeWriter(trx);
    const former = await trx.selectFrom('feed_run').selectAll().executeTakeFirst();
    const isSame = former?.feed_key === key && former.run_id === runId;
    const isLasting = runId === LASTING_RUN;
    if (isSame && !isToCome(former.started_at, now)) {
      await originOf(trx, origin, isLasting);
      return { startedAt: former.started_at };
    }
    if (former) await removeAll(trx, writer);
    // Other ids may mean other matches. Nobody waits for as many rows to be deleted one by one.
    if (former && !(isLasting && former.origin === origin)) await removeMoves(trx);
    await removeMadeUpGoals(trx);
    await removeMadeUpStages(trx);
    await removeMadeUpResults(trx);
    await originOf(trx, origin, isLasting);
    await trx.deleteFrom('feed_run').execute();
    await trx.insertInto('feed_run').values({ feed_key: key, run_id: runId, started_at: startedAt, origin }).execute();
    return { startedAt };
  });
}

/** Whether a run began under a clock that has been set back since, in unix seconds: until then it shows nothing. */
export function isToCome(startedAt: number, now: number): boolean {
  return startedAt > now + CLOCKS_DIFFER_BY;
}

/**
 * A store restored from a backup would count on from there, and open pages would take its updates for older ones. The
 * clock in milliseconds is ahead of any count, because changes are rarer than that. Nodes notice a gap and read
 * everything.
 */
async function countFromClock(trx: Transaction<Database>, milliseconds: number): Promise<void> {
  await trx.updateTable('change_counter').set({ last: milliseconds }).where('last', '<', milliseconds).execute();
}

/** The run's first batch is stored: wakes all nodes, which may now show their boards. */
export async function markFed(db: Kysely<Database>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('feed_run')
    .set({ is_fed: true })
    .where('is_fed', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0) await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(db);
}

/** The run, once some node has stored its first batch. */
export async function fedRun(db: Kysely<Database>, feedKey: string, runId: string): Promise<FeedRun | undefined> {
  const run = await db
    .selectFrom('feed_run')
    .select(['is_fed', 'started_at'])
    .where('feed_key', '=', feedKey)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return run?.is_fed ? { startedAt: run.started_at } : undefined;
}

/** Whether some node has stored the first batch of any run. */
export async function isFed(db: Kysely<Database>): Promise<boolean> {
  const run = await db.selectFrom('feed_run').select('is_fed').executeTakeFirst();
  return run?.is_fed ?? false;
}

/** What identifies the matches that are stored. */
export async function matchIdentities(db: Kysely<Database>): Promise<MatchIdentity[]> {
  return db
    .selectFrom('match')
    .select(['id', 'match_time', 'competition_id', 'home_team_id', 'away_team_id'])
    .execute();
}

async function removeMoves(trx: Transaction<Database>): Promise<void> {
  const tables = Object.values(MOVE_TABLES).map((table) => sql.table(table));
  await sql`truncate ${sql.join(tables)}`.execute(trx);
}

async function removeAll(trx: Transaction<Database>, writer: ChangeWriter): Promise<void> {
  const removed = await trx.deleteFrom('match').returning('id').execute();
  for (const { id } of removed) writer.add({ kind: 'match', id, needsBoard: false });
  await trx.deleteFrom('standing').execute();
  await trx.deleteFrom('team').execute();
  await trx.deleteFrom('competition').execute();
  await trx.deleteFrom('country').execute();
  writer.add({ kind: 'reference' });
  await writer.write();
}
