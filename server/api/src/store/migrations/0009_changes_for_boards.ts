import { type Kysely, sql } from 'kysely';

/**
 * The log says of which changes pages learn from a board alone. A node of an older release does not say it of its own
 * changes: they count as such.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table change_log add column needs_board boolean not null default true`.execute(db);
}
