import { type Kysely, sql } from 'kysely';

/** Offers, cards and overlays are content, one row a file. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table advert_file (name text primary key, value jsonb not null, fingerprint text not null)`.execute(
    db,
  );
}
