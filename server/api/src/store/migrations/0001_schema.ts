import { type Kysely, sql } from 'kysely';

/** All tables, by what they are about; `schema.ts` says what their columns hold. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statements of [MATCHES, MATCH_DETAILS, PRICES, CHANGES, RESULTS, CONTENT, COUNTS, SHARED])
    for (const statement of statements) await sql.raw(statement).execute(db);
}

const MATCHES = [
  'create table country (id bigint primary key, name text not null)',
  'create table team (id bigint primary key, name text not null, logo text)',
  `create table competition (
    id bigint primary key, name text not null, short_name text not null,
    primary_color text, logo text, is_hot boolean not null
  )`,
  'create table standing (competition_id bigint primary key, lines jsonb not null)',
  `create table match (
    id bigint primary key, version bigint not null, match_time bigint not null, status_id integer not null,
    competition_id bigint not null, country_id bigint, home_team_id bigint not null, away_team_id bigint not null,
    fingerprint text not null, state text not null
  )`,
  'create index match_by_time on match (match_time)',
];

/** What goes with its match, or with its team. */
const MATCH_DETAILS = [
  ...['lineup', 'match_info', 'match_markets', 'vendor_text'].map(
    (name) => `create table ${name} (
      match_id bigint primary key references match (id) on delete cascade, state text not null
    )`,
  ),
  'create table squad (team_id bigint primary key references team (id) on delete cascade, state text not null)',
];

/**
 * How the prices of matches moved, of the match, its first half and its corners. A match has its opening, and one move a
 * minute and phase: the same index finds it and reads those of one match. The other one finds what is too old.
 */
const PRICES = ['price_move', 'half_move', 'corners_move'].flatMap((name) => [
  `create table ${name} (
    match_id bigint not null, time bigint not null, is_live boolean not null, is_opening boolean not null default false,
    odds text not null, suspended text not null default ''
  )`,
  `create unique index ${name}_by_minute on ${name} (match_id, ((time / 60)::integer), is_live, is_opening)`,
  `create index ${name}_by_time on ${name} (time)`,
]);

/**
 * The log of changes, and the run of the feed that makes them.
 *
 * A new store counts from the clock (milliseconds): when a data folder is deleted and recreated, open pages have
 * versions of the old one, and new ones must be greater.
 */
const CHANGES = [
  'create table change_counter (last bigint not null)',
  'insert into change_counter select (extract(epoch from now()) * 1000)::bigint',
  'create table change_log (number bigint primary key, match_id bigint, needs_board boolean not null)',
  `create table feed_run (
    feed_key text not null, run_id text not null, origin text not null, started_at bigint not null,
    is_fed boolean not null default false, silent_since bigint, noted_at bigint
  )`,
];

/**
 * What stays when its match has gone: results, who scored, and the parts of cups. One index finds what two teams played
 * against each other, two the last matches of a team, one the scorers of a competition's season.
 */
const RESULTS = [
  `create table result_origin (
    id integer generated always as identity primary key, name text not null unique, is_lasting boolean not null
  )`,
  `create table result_team (
    id integer generated always as identity primary key,
    origin integer not null, team_id bigint, key text not null, is_wide boolean not null
  )`,
  'create unique index result_team_by_id on result_team (origin, team_id)',
  'create unique index result_team_by_name on result_team (origin, key) where team_id is null',
  'create index result_team_by_key on result_team (key)',
  `create table result (
    id integer generated always as identity primary key,
    origin integer not null, home integer not null, away integer not null,
    kick_off bigint not null, match_id bigint,
    home_goals smallint not null, away_goals smallint not null,
    home_half smallint, away_half smallint, home_regular smallint, away_regular smallint,
    home_kicks smallint, away_kicks smallint, shootout_winner smallint, is_extra_time boolean,
    competition text not null, home_name text not null, away_name text not null,
    home_minutes text, away_minutes text, home_card_points smallint, away_card_points smallint
  )`,
  'create unique index result_by_match on result (match_id, origin) where match_id is not null',
  'create index result_by_pair on result (home, away, kick_off)',
  'create index result_by_home on result (home, kick_off)',
  'create index result_by_away on result (away, kick_off)',
  `create table match_goal (
    origin integer not null, match_id bigint not null, competition_id bigint not null, kick_off bigint not null,
    team_id bigint not null, player_id text, player text not null, goals smallint not null, penalties smallint not null
  )`,
  'create index match_goal_by_season on match_goal (competition_id, kick_off)',
  'create index match_goal_by_match on match_goal (match_id)',
  'create index match_goal_by_time on match_goal (kick_off)',
  `create table match_stage (
    origin integer not null, match_id bigint not null, competition_id bigint not null,
    round text not null, in_group text, in_phase text, primary key (match_id, origin)
  )`,
  'create index match_stage_by_competition on match_stage (competition_id, origin)',
];

/**
 * Articles, banners, settings, offers and pictures, as they were published from files. Previews and news are one table, so
 * that an id identifies one article; lists are read in the order of an index, of one kind or of both.
 */
const CONTENT = [
  `create table article (
    id bigint generated by default as identity primary key,
    kind text not null check (kind in ('commentary', 'news')),
    slug text not null, name text not null, status text not null,
    published_date timestamptz not null, updated_date timestamptz,
    description text not null, image text, share_image text, content text not null, match text, fingerprint text
  )`,
  'create unique index article_by_slug on article (kind, slug)',
  'create index article_by_date on article (status, published_date desc, id desc)',
  'create index article_by_kind_and_date on article (kind, status, published_date desc, id desc)',
  'create index article_match on article (match) where match is not null',
  `create table banner (
    id bigint generated by default as identity primary key,
    name text not null unique, position text not null, link text not null, file_path text not null, rank integer not null,
    alt text, is_betting boolean not null default false, width integer, height integer, phone_picture jsonb,
    starts bigint, ends bigint, fingerprint text
  )`,
  'create table app_setting (name text primary key, value jsonb not null)',
  'create table advert_file (name text primary key, value jsonb not null, fingerprint text not null)',
  'create table media (hash text primary key, type text not null, bytes bytea not null)',
  // Each table for itself, so that banners are read without the texts of articles.
  `create table content_preview (
    key text primary key, label text not null, until bigint not null,
    changed jsonb not null, article jsonb not null,
    banner jsonb not null, app_setting jsonb not null, advert_file jsonb not null
  )`,
];

/** Adverts are counted by day, place, page and device, without the visitors; releases by minute. */
const COUNTS = [
  `create table advert_count (
    day text not null, slot text not null, name text not null,
    route text not null, device text not null,
    shown bigint not null, clicked bigint not null, primary key (day, slot, name, route, device)
  )`,
  `create table release_count (
    minute integer not null, remote text not null, release text not null, counts jsonb not null,
    primary key (minute, remote, release)
  )`,
];

/** What all nodes know. */
const SHARED = [
  'create table secret (name text primary key, value text not null)',
  `create table withdrawn_release (
    number bigint generated always as identity primary key, at integer not null, said jsonb not null
  )`,
];
