import { type Kysely, sql } from 'kysely';

/** What is live, and what was released; `releases/tables.ts` says what the columns hold. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // What was withdrawn stands in the history of what is live.
  'drop table withdrawn_release',
  'create table release_file (sha256 text primary key, bytes bytea not null, seen_at bigint not null)',
  // Two in three are compressed already, and as small as they get.
  'alter table release_file alter column bytes set storage external',
  `create table release (
    name text not null, release text not null, files jsonb not null, signatures jsonb not null,
    described jsonb not null, at text not null, by text not null, primary key (name, release)
  )`,
  `create table release_check (
    name text not null, release text not null, checks jsonb not null, at text not null, by text not null,
    foreign key (name, release) references release on delete cascade
  )`,
  'create index release_check_by_release on release_check (name, release)',
  // No release goes while a row names it.
  `create table live (
    name text primary key, release text not null, previous text, is_on boolean not null, is_drawn boolean not null,
    candidate text, share integer, step_since text, ceded jsonb not null, is_watched boolean not null,
    changed_at text not null, version bigint not null,
    foreign key (name, release) references release, foreign key (name, previous) references release,
    foreign key (name, candidate) references release
  )`,
  `create table live_change (
    id bigint generated always as identity primary key, name text not null, at text not null, by text not null,
    who text not null, action text not null, "from" text, "to" text, candidate text, share integer, reason text,
    unchecked text, reloads boolean not null
  )`,
  'create index live_change_by_name on live_change (name, id)',
  `create table team_token (
    name text primary key, hash text not null, remotes jsonb not null, made_at text not null, revoked_at text
  )`,
  `create table release_preview (
    key text primary key, name text not null, release text not null, label text not null, until bigint not null,
    who text not null, foreign key (name, release) references release on delete cascade
  )`,
  'create table moved_page (pattern text primary key, target text not null)',
];
