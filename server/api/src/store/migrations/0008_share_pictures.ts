import { type Kysely, sql } from 'kysely';

/** An article's picture as it is shown where the article is shared. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table article add column share_image text`.execute(db);
}
