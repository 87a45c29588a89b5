import { keepPreviewSecret, openPreviewSecret, secretText } from '../previews/previewSecret';
import type { SiteFolder } from '../siteFolder';
import { BucketError } from './bucketError';
import type { Bucket } from './openBucket';

const KEY = 'keys/preview.json';
const MOST_BYTES = 10_000;

/**
 * What makes the folder's secret of links to previews that of the bucket. Where the bucket has none, no link is valid.
 *
 * @throws BucketError when it is damaged there; the folder keeps what it has
 */
export function createSecretCopy(site: SiteFolder, bucket: Bucket): () => Promise<void> {
  let seen: string | undefined;
  return async () => {
    const there = await bucket.get(KEY, MOST_BYTES, seen);
    if (there.kind === 'same') return;
    const isKept = await keepPreviewSecret(site, there.kind === 'found' ? there.body.toString() : undefined);
    if (!isKept) {
      throw new BucketError(
        'damaged',
        `${bucket.called}/${KEY} is no secret of links to previews. Remove it: the next preview makes another.`,
      );
    }
    seen = there.kind === 'found' ? there.etag : undefined;
  };
}

/** Makes the secret of all machines, unless there is one; the folder has the same afterwards. */
export async function shareSecret(site: SiteFolder, bucket: Bucket): Promise<void> {
  const copy = createSecretCopy(site, bucket);
  await copy();
  await bucket.put(KEY, Buffer.from(secretText(await openPreviewSecret(site))), 'none there');
  // Another machine may have been first.
  await copy();
}
