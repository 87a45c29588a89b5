import { type Kysely, sql } from 'kysely';

/** Since when the feed of a run is silent, and when its node last said whether it is. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table feed_run add column silent_since bigint, add column noted_at bigint`.execute(db);
}
