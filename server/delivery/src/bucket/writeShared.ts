import { readFile } from 'node:fs/promises';
import { addLines } from '../changes/history';
import { keepCopy, releasesIn, stateOf } from '../pointers/pointerFile';
import { writeWhole } from '../pointers/writeWhole';
import { checkLive } from '../signing/createPointerCheck';
import { readKeys } from '../signing/openKeys';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import type { Bucket } from './openBucket';
import type { SharedPointer } from './pointerObject';

/**
 * Brings what a pointer names. Others than the live release may fail: the pointer goes without.
 *
 * @throws BucketError when the live release cannot be had, unless the pointer only switches it off
 */
export async function bringNamed(site: SiteFolder, bucket: Bucket, { pointer }: SharedPointer): Promise<void> {
  const { remote, live } = pointer;
  const brought = bringRelease(site, bucket, remote, live.release);
  await (stateOf(pointer) === 'off' ? brought.catch(() => undefined) : brought);
  for (const release of releasesIn(pointer)) {
    if (release !== live.release) await bringRelease(site, bucket, remote, release).catch(() => undefined);
  }
}

/** Makes the folder say what the bucket says. Only for who holds the lock of the name. */
export async function writeShared(site: SiteFolder, { pointer, text, history }: SharedPointer): Promise<void> {
  const file = site.pointer(pointer.remote);
  await addLines(site, pointer.remote, history);
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeWhole(file, text);
  if (await mayBeLive(site, pointer)) await keepCopy(site, pointer);
}

/** The copy is what counts when a pointer is refused: it must not be one that is. */
async function mayBeLive(site: SiteFolder, pointer: SharedPointer['pointer']): Promise<boolean> {
  const keys = await readKeys(site);
  // While no key can be read, what commands made live is served.
  if (keys.kind !== 'known') return true;
  return checkLive(site, keys, pointer).then(
    () => true,
    () => false,
  );
}
