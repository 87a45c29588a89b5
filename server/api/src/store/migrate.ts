import { type Kysely, Migrator } from 'kysely';
import * as matches from './migrations/0001_matches';
import * as content from './migrations/0002_content';
import * as fedRun from './migrations/0003_fed_run';
import * as publishedContent from './migrations/0004_published_content';
import * as adverts from './migrations/0005_adverts';
import * as articleUpdates from './migrations/0006_article_updates';
import * as phonePictures from './migrations/0007_phone_pictures';
import * as sharePictures from './migrations/0008_share_pictures';
import * as changesForBoards from './migrations/0009_changes_for_boards';
import * as advertFiles from './migrations/0010_advert_files';
import * as releaseCounts from './migrations/0011_release_counts';
import type { Database } from './schema';

/** In the order of their names. A released migration never changes. */
const MIGRATIONS = {
  '0001_matches': matches,
  '0002_content': content,
  '0003_fed_run': fedRun,
  '0004_published_content': publishedContent,
  '0005_adverts': adverts,
  '0006_article_updates': articleUpdates,
  '0007_phone_pictures': phonePictures,
  '0008_share_pictures': sharePictures,
  '0009_changes_for_boards': changesForBoards,
  '0010_advert_files': advertFiles,
  '0011_release_counts': releaseCounts,
};

/** Brings the store to the newest schema. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations';
  throw new Error(`The store could not be brought up to date at ${failed}`, { cause: error });
}
