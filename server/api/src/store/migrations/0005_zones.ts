import { type Kysely, sql } from 'kysely';

/** What places of tables are good for: a list for a competition. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create table zones (id bigint primary key, zones jsonb not null, fingerprint text not null)',
  "alter table content_preview add column zones jsonb not null default '[]'",
];
