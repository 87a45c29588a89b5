import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import { sharedSecret } from '../secrets';

const NAME = 'live-epoch';

/**
 * Says in which life of the database changes of what is live are numbered. A dump that is read into PostgreSQL makes the table
 * anew, under another number.
 */
export async function epochOf(db: Kysely<Database>): Promise<string> {
  const made = await sharedSecret(db, NAME, () => randomBytes(8).toString('hex'));
  const { rows } = await sql<{ oid: string }>`select 'live_change'::regclass::oid::text as oid`.execute(db);
  return `${made}-${rows[0]?.oid ?? ''}`;
}

/** Begins a new one: the files of a store were put back, and what came after them is gone. */
export async function renewEpoch(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('secret').where('name', '=', NAME).execute();
}
