import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { readFiles } from '../release/buildFolder';
import { MOST } from '../release/buildSize';
import { type Files, filesHash } from '../release/files';
import { folderForUs } from '../release/staging';
import { isNamedBy, withoutEncodings } from '../release/storedRelease';
import { keepSignatures } from '../signing/signatureStore';
import type { SiteFolder } from '../siteFolder';
import { BucketError, isDamaged } from './bucketError';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { keyOfFile, type ReleaseIndex, readIndex, sha256 } from './releaseIndex';

/** Encodings may be larger than their file. */
const MOST_FILE_BYTES = MOST.fileBytes * 2;

/**
 * Brings a release from the bucket into the folder, where it appears whole or not at all; one that is there and whole
 * stays. Files count by their hashes, and all of them by the name of the release.
 *
 * @throws BucketError when it is not in the bucket, or damaged there
 */
export async function bringRelease(site: SiteFolder, bucket: Bucket, name: LiveName, release: string): Promise<void> {
  // It becomes a folder's name here.
  if (!/^\w[\w.+-]*$/.test(release)) {
    throw new BucketError('damaged', `${name}: expected the name of a release, got ${JSON.stringify(release)}.`);
  }
  const target = path.join(site.releasesOf(name), release);
  const isHere = isWhole(release, await readFiles(target));
  // A release that is here and whole needs nothing of a bucket whose list was damaged or lost.
  const index = await readIndex(bucket, name, release).catch((error: unknown) => {
    if (isHere && isDamaged(error)) return undefined;
    throw error;
  });
  if (!index && isHere) return;
  if (!index) throw new BucketError('missing', `${bucket.called} has no release ${release} of ${name}.`);
  if (!isHere) await replace(site, target, await fetchFiles(bucket, name, release, index));
  if (index.signed) await keepSignatures(site, name, index.signed);
}

/** Whether these are its files, and their encodings fit them. */
function isWhole(release: string, all: Files): boolean {
  try {
    return isNamedBy(release, filesHash(withoutEncodings(all)));
  } catch {
    return false;
  }
}

async function fetchFiles(bucket: Bucket, name: LiveName, release: string, { files }: ReleaseIndex): Promise<Files> {
  const fetched = new Map<string, Buffer>();
  await inParallel(Object.entries(files), async ([file, hash]) => {
    const found = await bucket.get(keyOfFile(name, release, hash), MOST_FILE_BYTES);
    if (found.kind !== 'found')
      throw new BucketError('missing', `${bucket.called} lacks ${file} of ${name} ${release}.`);
    if (sha256(found.body) !== hash) {
      throw new BucketError('damaged', `${file} of ${name} ${release} is damaged in ${bucket.called}.`);
    }
    fetched.set(file, found.body);
  });
  const sorted = new Map([...fetched].sort(([a], [b]) => (a < b ? -1 : 1)));
  if (isWhole(release, sorted)) return sorted;
  throw new BucketError(
    'damaged',
    `${name} ${release} is damaged in ${bucket.called}: its files are not those it was released with.`,
  );
}

async function replace(site: SiteFolder, target: string, files: Files): Promise<void> {
  const [staged, away] = [folderForUs(site), folderForUs(site)];
  try {
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
      await writeFile(path.join(staged, file), content, { flush: true });
    }
    await mkdir(path.dirname(target), { recursive: true });
    // Only a damaged one is there.
    await rename(target, away).catch(() => undefined);
    await rename(staged, target).catch(async (error: unknown) => {
      // Another server on this folder was quicker.
      if (!isWhole(path.basename(target), await readFiles(target))) throw error;
    });
  } finally {
    await Promise.all([staged, away].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
