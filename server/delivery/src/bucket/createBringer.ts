import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import type { Bucket } from './openBucket';

/** Releases that are brought at once; further ones are missing for now. */
const MOST_AT_ONCE = 4;

/** What could not be had is not asked for again so soon, in milliseconds: whoever invents names asks little of a bucket. */
const AGAIN_MS = 5_000;

/**
 * Brings a release that a visitor asks for and this machine does not have yet: another one, which was quicker, has given
 * him its page. What cannot be had stays missing.
 *
 * @param now monotonic milliseconds
 */
export function createBringer(site: SiteFolder, bucket: Bucket, now: () => number) {
  const running = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, true>({ max: 1000, ttl: AGAIN_MS, perf: { now }, ttlResolution: 0 });

  const isHere = (name: LiveName, release: string) =>
    stat(path.join(site.releasesOf(name), release)).then(
      () => true,
      () => false,
    );

  return async (name: LiveName, release: string): Promise<void> => {
    const key = `${name} ${release}`;
    const known = running.get(key);
    if (known) return known;
    if (failed.has(key) || (await isHere(name, release))) return;
    // Others may have begun to bring it meanwhile: twice at once, one would take the other's folder away.
    const begun = running.get(key);
    if (begun || running.size >= MOST_AT_ONCE) return begun;
    const one = bringRelease(site, bucket, name, release)
      .catch(() => void failed.set(key, true))
      .finally(() => running.delete(key));
    running.set(key, one);
    return one;
  };
}
