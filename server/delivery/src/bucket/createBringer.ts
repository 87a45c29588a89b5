import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import { BucketError } from './bucketError';
import type { Bucket } from './openBucket';

/** Releases that are brought at once; further ones are missing for now. */
const MOST_AT_ONCE = 4;

/** What could not be had is not asked for again so soon, in milliseconds: whoever invents names asks little of a bucket. */
const AGAIN_MS = 5_000;

/** What became of it; `unknown` while the bucket does not say. */
export type Brought = 'here' | 'missing' | 'unknown';

/**
 * Brings a release that a visitor asks for and this machine does not have yet: another one, which was quicker, has given
 * him its page. What cannot be had stays missing.
 *
 * @param now monotonic milliseconds
 */
export function createBringer(site: SiteFolder, bucket: Bucket, now: () => number) {
  const running = new Map<string, Promise<Brought>>();
  const failed = new LRUCache<string, Brought>({ max: 1000, ttl: AGAIN_MS, perf: { now }, ttlResolution: 0 });

  const isHere = (name: LiveName, release: string) =>
    stat(path.join(site.releasesOf(name), release)).then(
      () => true,
      () => false,
    );

  return async (name: LiveName, release: string): Promise<Brought> => {
    const key = `${name} ${release}`;
    const known = running.get(key);
    if (known) return known;
    const before = failed.get(key);
    if (before) return before;
    if (await isHere(name, release)) return 'here';
    // Others may have begun to bring it meanwhile: twice at once, one would take the other's folder away.
    const begun = running.get(key);
    if (begun) return begun;
    if (running.size >= MOST_AT_ONCE) return 'unknown';
    const one = bringRelease(site, bucket, name, release)
      .then(
        () => 'here' as const,
        (error: unknown) => {
          const isMissing = error instanceof BucketError && error.kind === 'missing';
          failed.set(key, isMissing ? 'missing' : 'unknown');
          return isMissing ? 'missing' : 'unknown';
        },
      )
      .finally(() => running.delete(key));
    running.set(key, one);
    return one;
  };
}
