import { type Kysely, sql } from 'kysely';

/** The line-ups of matches; they go with their match. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table lineup (
    match_id bigint primary key references match (id) on delete cascade, state text not null
  )`.execute(db);
}
