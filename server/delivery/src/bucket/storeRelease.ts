import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { readFiles } from '../release/buildFolder';
import { ReleaseError } from '../release/releaseError';
import { readSignatures, together } from '../signing/signatureStore';
import type { SiteFolder } from '../siteFolder';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { hashesOf, keyOfFile, type ReleaseIndex, readIndex, sha256, writeIndex } from './releaseIndex';

/** Others may add a signature at the same time. */
const ATTEMPTS = 3;

/** Stores a release of the folder in the bucket, unless all of it is there; then only its signatures become more. */
export async function storeRelease(site: SiteFolder, bucket: Bucket, name: LiveName, release: string): Promise<void> {
  const signed = await readSignatures(site, name, release);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const there = await readIndex(bucket, name, release);
    if (!there || (await lacksFiles(bucket, name, release, there))) {
      const files = await storeFiles(site, bucket, name, release);
      const all = signed ? together(signed, there?.signed) : there?.signed;
      if (await writeIndex(bucket, name, release, { files, signed: all }, there?.etag)) return;
    } else if (await addSignatures(bucket, name, release, there, signed)) return;
  }
  throw new ReleaseError(`${name} ${release} is being stored by somebody else in ${bucket.called}: try again.`);
}

/** Somebody may have removed it while another one stored it. */
async function lacksFiles(bucket: Bucket, name: LiveName, release: string, { files }: ReleaseIndex): Promise<boolean> {
  const keys = new Set((await bucket.list(`r/${name}/${release}/`)).map(({ key }) => key));
  return Object.values(files).some((hash) => !keys.has(keyOfFile(name, release, hash)));
}

async function storeFiles(site: SiteFolder, bucket: Bucket, name: LiveName, release: string) {
  const folder = path.join(site.releasesOf(name), release);
  const files = await readFiles(folder);
  if (files.size === 0) throw new ReleaseError(`${name} ${release}: expected its files in ${folder}, got none.`);
  await inParallel(files.values(), async (content) => {
    await bucket.put(keyOfFile(name, release, sha256(content)), content, 'none there');
  });
  return hashesOf(files);
}

/** @returns whether all are there */
async function addSignatures(
  bucket: Bucket,
  name: LiveName,
  release: string,
  there: ReleaseIndex & { readonly etag: string },
  signed: ReleaseIndex['signed'],
): Promise<boolean> {
  const all = signed ? together(signed, there.signed) : there.signed;
  if (!all || all.signatures.length === there.signed?.signatures.length) return true;
  return writeIndex(bucket, name, release, { files: there.files, signed: all }, there.etag);
}
