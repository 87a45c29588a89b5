import { type Kysely, sql } from 'kysely';

/** Markets of the first half and of corners, which go with their match. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table match_markets (
    match_id bigint primary key references match (id) on delete cascade, state text not null
  )`.execute(db);
}
