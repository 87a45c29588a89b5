import { type Kysely, sql } from 'kysely';

/** Which part of a cup a match belongs to: kept as long as results are, for brackets begin months before their end. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table match_stage (
    origin integer not null, match_id bigint not null, competition_id bigint not null, round text not null, in_group text,
    primary key (match_id, origin)
  )`.execute(db);
  await sql`create index match_stage_by_competition on match_stage (competition_id, origin)`.execute(db);
}
