import { type Kysely, sql } from 'kysely';

/**
 * Who scored in matches that have ended, a row for each scorer of a match. One index finds those of a competition's
 * season, one those of a match, one what is too old.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table match_goal (
    origin integer not null, match_id bigint not null, competition_id bigint not null, kick_off bigint not null,
    team_id bigint not null, player_id text, player text not null, goals smallint not null, penalties smallint not null
  )`.execute(db);
  await sql`create index match_goal_by_season on match_goal (competition_id, kick_off)`.execute(db);
  await sql`create index match_goal_by_match on match_goal (match_id)`.execute(db);
  await sql`create index match_goal_by_time on match_goal (kick_off)`.execute(db);
}
