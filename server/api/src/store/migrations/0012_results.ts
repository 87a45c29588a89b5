import { type Kysely, sql } from 'kysely';

/**
 * Results are kept for good. `result_origin` is a feed or what was imported; `result_team` a team as an origin knows it,
 * and `key` is the same for one team in all of them. One index finds what two teams played against each other, two the
 * last matches of a team.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table result_origin (
    id integer generated always as identity primary key, name text not null unique, is_lasting boolean not null
  )`.execute(db);
  await sql`create table result_team (
    id integer generated always as identity primary key,
    origin integer not null, team_id bigint, key text not null
  )`.execute(db);
  await sql`create unique index result_team_by_id on result_team (origin, team_id)`.execute(db);
  await sql`create unique index result_team_by_name on result_team (origin, key) where team_id is null`.execute(db);
  await sql`create index result_team_by_key on result_team (key)`.execute(db);
  await sql`create table result (
    id integer generated always as identity primary key,
    origin integer not null, home integer not null, away integer not null,
    kick_off bigint not null, match_id bigint,
    home_goals smallint not null, away_goals smallint not null,
    home_half smallint, away_half smallint, home_regular smallint, away_regular smallint,
    home_kicks smallint, away_kicks smallint, shootout_winner smallint, is_extra_time boolean,
    competition text not null, home_name text not null, away_name text not null,
    home_minutes text, away_minutes text
  )`.execute(db);
  await sql`create unique index result_by_match on result (match_id, origin) where match_id is not null`.execute(db);
  await sql`create index result_by_pair on result (home, away, kick_off)`.execute(db);
  await sql`create index result_by_home on result (home, kick_off)`.execute(db);
  await sql`create index result_by_away on result (away, kick_off)`.execute(db);
}
