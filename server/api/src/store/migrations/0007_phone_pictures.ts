import { type Kysely, sql } from 'kysely';

/** A banner may have a second picture, for phones. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table banner add column phone_picture jsonb`.execute(db);
}
