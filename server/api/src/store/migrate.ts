import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
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
import * as results from './migrations/0012_results';
import * as lineups from './migrations/0013_lineups';
import * as priceMoves from './migrations/0014_price_moves';
import * as resultOrigins from './migrations/0015_result_origins';
import * as matchGoals from './migrations/0016_match_goals';
import * as withdrawnReleases from './migrations/0017_withdrawn_releases';
import * as advertPages from './migrations/0018_advert_pages';
import * as contentPreviews from './migrations/0019_content_previews';
import * as matchInfo from './migrations/0020_match_info';
import * as matchMarkets from './migrations/0021_match_markets';
import * as matchStages from './migrations/0022_match_stages';
import * as feedSilence from './migrations/0023_feed_silence';
import * as phasesCardsLocks from './migrations/0024_phases_cards_locks';
import * as squadsAndVendorText from './migrations/0025_squads_and_vendor_text';
import * as marketMoves from './migrations/0026_market_moves';
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
  '0012_results': results,
  '0013_lineups': lineups,
  '0014_price_moves': priceMoves,
  '0015_result_origins': resultOrigins,
  '0016_match_goals': matchGoals,
  '0017_withdrawn_releases': withdrawnReleases,
  '0018_advert_pages': advertPages,
  '0019_content_previews': contentPreviews,
  '0020_match_info': matchInfo,
  '0021_match_markets': matchMarkets,
  '0022_match_stages': matchStages,
  '0023_feed_silence': feedSilence,
  '0024_phases_cards_locks': phasesCardsLocks,
  '0025_squads_and_vendor_text': squadsAndVendorText,
  '0026_market_moves': marketMoves,
};

/** Brings the store to the newest schema. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations';
  throw new Error(`The store could not be brought up to date at ${failed}`, { cause: error });
}
