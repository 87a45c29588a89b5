import { withChangeLock } from '../changes/changeLock';
import type { SharedPointers } from '../changes/sharedPointers';
import type { BucketPlace } from '../config/bucketPlace';
import { liveNames } from '../pointers/liveNames';
import type { SiteFolder } from '../siteFolder';
import { bucketPointers } from './bucketPointers';
import { checkConditions } from './checkConditions';
import { namesIn } from './namesIn';
import { needsKeys } from './needsKeys';
import { type Bucket, openBucket } from './openBucket';

const PATIENCE = { ms: 20_000, attempts: 3 };

/** What several machines share, and the bucket that it is in. */
export type Shared = SharedPointers & { readonly bucket: Bucket };

/**
 * The pointers in a bucket, for a command. The folder is level with them when this resolves.
 *
 * @throws ReleaseError when the bucket keeps no conditions of writes; BucketError when it cannot be read
 */
export async function openShared(site: SiteFolder, place: BucketPlace): Promise<Shared> {
  needsKeys(site);
  const bucket = await openBucket(place, PATIENCE);
  await checkConditions(bucket);
  const shared = bucketPointers(site, bucket);
  const names = new Set([...(await liveNames(site)), ...(await namesIn(bucket))]);
  for (const name of names) await withChangeLock(site, name, () => shared.pull(name));
  return { ...shared, bucket };
}
