import { type Kysely, sql } from 'kysely';
import type { Released } from 'shared-kernel/protocol/released';
import { CHANGE_CHANNEL } from './connection';
import type { Database } from './schema';

/** Longer than any node is behind. Tabs that were asleep ask by themselves. */
const KEPT_SECONDS = 86_400;

/** What was said of a withdrawal, in the order of their numbers. */
export type NumberedReleased = { readonly number: number; readonly said: Released };

/** Notes a withdrawal, and wakes all nodes. @param at unix seconds */
export async function addWithdrawn(db: Kysely<Database>, said: Released, at: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One after the other: a reader that has seen number 7 will find no 6 appear behind it.
    await sql`select pg_advisory_xact_lock(hashtext('withdrawn_release'))`.execute(trx);
    await trx
      .insertInto('withdrawn_release')
      .values({ at, said: JSON.stringify(said) })
      .execute();
    await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(trx);
  });
}

/** The withdrawals after a number. */
export async function readWithdrawn(db: Kysely<Database>, after: number): Promise<NumberedReleased[]> {
  const rows = await db
    .selectFrom('withdrawn_release')
    .select(['number', 'said'])
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map(({ number, said }) => ({ number: Number(number), said }));
}

/** The number of the last withdrawal; 0 before the first. */
export async function lastWithdrawn(db: Kysely<Database>): Promise<number> {
  const rows = await db.selectFrom('withdrawn_release').select('number').orderBy('number', 'desc').limit(1).execute();
  return Number(rows[0]?.number ?? 0);
}

export async function pruneWithdrawn(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('withdrawn_release')
    .where('at', '<', now - KEPT_SECONDS)
    .execute();
}
