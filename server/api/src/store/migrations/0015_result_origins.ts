import { type Kysely, sql } from 'kysely';

/**
 * A key that says nothing of the country is marked, for a continent may have lent one that looks like any other. A run
 * has the origin of its results besides its key. What older releases imported, from whatever files, is one source.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table result_team add column is_wide boolean not null default false`.execute(db);
  await sql`update result_team set is_wide = true where key like 'world|%'`.execute(db);
  await sql`alter table feed_run add column origin text`.execute(db);
  await sql`update result_origin set name = 'import:earlier' where name = 'import'`.execute(db);
}
