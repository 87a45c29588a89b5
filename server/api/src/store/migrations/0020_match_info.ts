import { type Kysely, sql } from 'kysely';

/** Places and referees of matches, which go with their match; and articles may name the match that they are about. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table match_info (
    match_id bigint primary key references match (id) on delete cascade, state text not null
  )`.execute(db);
  await sql`alter table article add column match text`.execute(db);
  await sql`create index article_match on article (match) where match is not null`.execute(db);
}
