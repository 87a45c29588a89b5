import { type Kysely, sql } from 'kysely';

/**
 * How the prices of the first half and of corners moved: two tables like that of the match's own. A column there would need
 * another unique index, which an older release that still runs cannot write by, and which takes long to build.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['half_move', 'corners_move']) {
    await sql`create table ${sql.table(name)} (
      match_id bigint not null, time bigint not null, is_live boolean not null, odds text not null,
      is_opening boolean not null default false, suspended text not null default ''
    )`.execute(db);
    await sql`create unique index ${sql.ref(`${name}_by_minute`)}
      on ${sql.table(name)} (match_id, ((time / 60)::integer), is_live, is_opening)`.execute(db);
    await sql`create index ${sql.ref(`${name}_by_time`)} on ${sql.table(name)} (time)`.execute(db);
  }
}
