import { type Kysely, sql } from 'kysely';

/** Releases that were withdrawn, for the clients of every node's hub. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table withdrawn_release (
    number bigint generated always as identity primary key, at integer not null, said jsonb not null
  )`.execute(db);
}
