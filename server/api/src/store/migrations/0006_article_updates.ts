import { type Kysely, sql } from 'kysely';

/** An article may have the time of its correction. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table article add column updated_date timestamptz`.execute(db);
}
