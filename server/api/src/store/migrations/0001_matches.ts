import { type Kysely, sql } from 'kysely';

/**
 * Matches, their records, and the log of their changes.
 *
 * A new store counts from the clock (milliseconds): when a data folder is deleted and recreated, open pages have
 * versions of the old one, and new ones must be greater.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table country (id bigint primary key, name text not null)`.execute(db);
  await sql`create table team (id bigint primary key, name text not null, logo text)`.execute(db);
  await sql`create table competition (
    id bigint primary key, name text not null, short_name text not null,
    primary_color text, logo text, is_hot boolean not null
  )`.execute(db);
  await sql`create table standing (competition_id bigint primary key, lines jsonb not null)`.execute(db);
  await sql`create table match (
    id bigint primary key, version bigint not null, match_time bigint not null, status_id integer not null,
    competition_id bigint not null, country_id bigint, home_team_id bigint not null, away_team_id bigint not null,
    fingerprint text not null, state text not null
  )`.execute(db);
  await sql`create index match_by_time on match (match_time)`.execute(db);
  await sql`create table change_counter (last bigint not null)`.execute(db);
  await sql`insert into change_counter select (extract(epoch from now()) * 1000)::bigint`.execute(db);
  await sql`create table change_log (number bigint primary key, match_id bigint)`.execute(db);
  await sql`create table feed_run (feed_key text not null, run_id text not null, started_at bigint not null)`.execute(
    db,
  );
}
