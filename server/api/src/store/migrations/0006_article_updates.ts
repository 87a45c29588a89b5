import { type Kysely, sql } from 'kysely';

/** An article may say when it was corrected. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table article add column updated_date timestamptz`.execute(db);
}
