import { type Kysely, sql } from 'kysely';

/** Who shows matches: a list for a match or a competition. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table channels (
    "of" text not null, id bigint not null, channels jsonb not null, fingerprint text not null, primary key ("of", id)
  )`,
  "alter table content_preview add column channels jsonb not null default '[]'",
];
