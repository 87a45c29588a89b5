import { type Kysely, sql } from 'kysely';

/** What was played on a day, of all competitions. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('create index result_by_kick_off on result (kick_off)').execute(db);
}
