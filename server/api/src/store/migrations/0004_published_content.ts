import { type Kysely, sql } from 'kysely';

/**
 * Articles are published from files: kind and slug identify an article, and a fingerprint shows whether the editor's
 * version differs from the site's. Lists are read in the order of an index, of one kind or of both.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table article add column fingerprint text`.execute(db);
  await sql`create unique index article_by_slug on article (kind, slug)`.execute(db);
  await sql`drop index article_by_date`.execute(db);
  await sql`create index article_by_date on article (status, published_date desc, id desc)`.execute(db);
  await sql`create index article_by_kind_and_date on article (kind, status, published_date desc, id desc)`.execute(db);
}
