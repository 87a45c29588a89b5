import { withChangeLock } from '../changes/changeLock';
import { toLine } from '../changes/history';
import { FEWEST_KEPT } from '../changes/prune';
import type { LiveName } from '../pointers/liveName';
import { stampOf } from '../pointers/livePointers';
import { releasesIn } from '../pointers/pointerFile';
import { releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import { BucketError } from './bucketError';
import type { Bucket } from './openBucket';
import { readShared, type SharedPointer } from './pointerObject';
import { bringNamed, writeShared } from './writeShared';

/**
 * What makes the folder say of one name what the bucket says: first the releases, then the pointer. Each call after that
 * brings one of the releases that were live before, whose files open tabs may ask for.
 */
export function createCopy(site: SiteFolder, bucket: Bucket): (name: LiveName) => Promise<void> {
  const seen = new Map<LiveName, string>();
  const owed = new Map<LiveName, readonly string[]>();

  async function take(name: LiveName, there: SharedPointer): Promise<void> {
    await bringNamed(site, bucket, there);
    await withChangeLock(site, name, async () => {
      // A command may have changed both meanwhile: then the next look takes that one.
      if ((await readShared(bucket, name, there.etag)).kind !== 'same') return;
      await writeShared(site, there);
      seen.set(name, there.etag);
    });
    owed.set(name, await lacking(site, name, there));
  }

  async function bringOlder(name: LiveName): Promise<void> {
    const [next, ...rest] = owed.get(name) ?? [];
    if (next === undefined) return;
    owed.set(name, rest);
    await bringRelease(site, bucket, name, next).catch((error: unknown) => {
      // It was pruned, or went live before there was a bucket.
      if (error instanceof BucketError && error.kind === 'missing') return;
      owed.set(name, [...rest, next]);
      throw error;
    });
  }

  return async (name) => {
    const there = await readShared(bucket, name, seen.get(name));
    switch (there.kind) {
      case 'found':
        return take(name, there);
      case 'same':
        return bringOlder(name);
      case 'unreadable':
        throw there.error;
      case 'none':
        if ((await stampOf(site.pointer(name))) === '') return;
        throw new BucketError(
          'missing',
          `${bucket.called} has no pointer of ${name}: the next release of ${name} puts it there.`,
        );
    }
  };
}

/** The releases that the pointer names, a candidate too, or that were live last, and are not here. */
async function lacking(site: SiteFolder, name: LiveName, { history, pointer }: SharedPointer): Promise<string[]> {
  const there = new Set((await releasesThere(site, name)).map(({ release }) => release));
  const newestFirst = history.flatMap((line) => toLine(line)?.to ?? []).reverse();
  return [...new Set([...releasesIn(pointer), ...newestFirst])]
    .slice(0, FEWEST_KEPT)
    .filter((release) => !there.has(release));
}
