import { type Kysely, sql } from 'kysely';

/** Whether a run's first batch is stored, for nodes that do not feed themselves. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table feed_run add column is_fed boolean not null default false`.execute(db);
}
