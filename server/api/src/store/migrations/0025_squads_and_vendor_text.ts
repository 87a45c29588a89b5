import { type Kysely, sql } from 'kysely';

/** Squads, which go with their team; and what a vendor writes of a match, which goes with the match. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table squad (
    team_id bigint primary key references team (id) on delete cascade, state text not null
  )`.execute(db);
  await sql`create table vendor_text (
    match_id bigint primary key references match (id) on delete cascade, state text not null
  )`.execute(db);
}
