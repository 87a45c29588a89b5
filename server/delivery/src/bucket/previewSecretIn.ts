import { keepPreviewSecret, newSecret, secretIn } from '../previews/previewSecret';
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
    if (!isKept) throw noSecret(bucket);
    seen = there.kind === 'found' ? there.etag : undefined;
  };
}

/**
 * Makes the secret of all machines, unless there is one. The folder has the same afterwards, as long as no server on it takes
 * it away again, having looked before.
 *
 * @returns what links are to be signed with, whatever the folder has
 * @throws BucketError when it is damaged there
 */
export async function shareSecret(site: SiteFolder, bucket: Bucket): Promise<Buffer> {
  const text = (await textIn(bucket)) ?? (await makeIn(bucket));
  const secret = secretIn(text);
  if (!secret) throw noSecret(bucket);
  await keepPreviewSecret(site, text);
  return secret;
}

async function textIn(bucket: Bucket): Promise<string | undefined> {
  const there = await bucket.get(KEY, MOST_BYTES);
  return there.kind === 'found' ? there.body.toString() : undefined;
}

async function makeIn(bucket: Bucket): Promise<string> {
  await bucket.put(KEY, Buffer.from(newSecret()), 'none there');
  // Another machine may have been first.
  const text = await textIn(bucket);
  if (text === undefined)
    throw new BucketError('missing', `${bucket.called}/${KEY} was removed as soon as it was made.`);
  return text;
}

const noSecret = ({ called }: Bucket) =>
  new BucketError(
    'damaged',
    `${called}/${KEY} is no secret of links to previews. Remove it: the next preview makes another.`,
  );
