import { type Kysely, sql } from 'kysely';

/** What releases were for their visitors, by minute; and a key that all nodes share. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table release_count (
    minute integer not null, remote text not null, release text not null, counts jsonb not null,
    primary key (minute, remote, release)
  )`.execute(db);
  await sql`create table secret (name text primary key, value text not null)`.execute(db);
}
