import { type Kysely, sql } from 'kysely';

/**
 * Banners are published from files, too: each has a name, a description and size of its picture, and perhaps a start
 * and end. Adverts are counted by day, slot and name, without the visitors.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table banner add column name text`.execute(db);
  await sql`update banner set name = 'banner-' || id`.execute(db);
  await sql`alter table banner alter column name set not null, add unique (name),
    add column alt text, add column is_betting boolean not null default false,
    add column width integer, add column height integer,
    add column starts bigint, add column ends bigint, add column fingerprint text`.execute(db);
  await sql`create table advert_count (
    day text not null, slot text not null, name text not null,
    shown bigint not null, clicked bigint not null, primary key (day, slot, name)
  )`.execute(db);
}
