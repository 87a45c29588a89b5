import { type Kysely, sql } from 'kysely';

/**
 * Content that some look at before it is published: the rows of its tables as they would be, each table for itself, so that
 * banners are read without the texts of articles. Of articles only those that change, whose ids `changed` has.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table content_preview (
    key text primary key, label text not null, until bigint not null,
    changed jsonb not null, article jsonb not null,
    banner jsonb not null, app_setting jsonb not null, advert_file jsonb not null
  )`.execute(db);
}
