import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as first from './migrations/0001_schema';
import * as releases from './migrations/0002_releases';
import * as channels from './migrations/0003_channels';
import * as dayOfResults from './migrations/0004_day_of_results';
import * as zones from './migrations/0005_zones';
import type { Database } from './schema';
import { StoreBrokenError } from './storeErrors';

/** In the order of their names. A released migration never changes. */
const MIGRATIONS = {
  '0001_schema': first,
  '0002_releases': releases,
  '0003_channels': channels,
  '0004_day_of_results': dayOfResults,
  '0005_zones': zones,
};

/** The first migration of versions before 0.2. */
const FIRST_BEFORE = '0001_matches';

/**
 * Brings the store to the newest schema.
 *
 * @throws StoreBrokenError when a version made it whose stores this one does not read
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isFromBefore(db))
    throw new StoreBrokenError(
      'DATABASE_URL: expected an empty database, or one of this version, got one of an older version, which alone can read it; name a new database, and import results again',
    );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations';
  throw new Error(`The store could not be brought up to date at ${failed}`, { cause: error });
}

async function isFromBefore(db: Kysely<Database>): Promise<boolean> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql`select from kysely_migration where name = ${FIRST_BEFORE}`.execute(db);
  return rows.length > 0;
}
