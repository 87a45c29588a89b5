import { type Kysely, sql } from 'kysely';

/**
 * How the prices of matches moved. A match has its opening, and one move a minute and phase: the same index finds it and
 * reads those of one match. The other one finds what is too old.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table price_move (
    match_id bigint not null, time bigint not null, is_live boolean not null, odds text not null,
    is_opening boolean not null default false
  )`.execute(db);
  await sql`create unique index price_move_by_minute
    on price_move (match_id, ((time / 60)::integer), is_live, is_opening)`.execute(db);
  await sql`create index price_move_by_time on price_move (time)`.execute(db);
}
