import { limitKey } from 'hub/limitKey';
import { LRUCache } from 'lru-cache';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { KnownRelease } from './createKnownReleases';

/** Most addresses of releases to remember; the one heard of least recently is forgotten. */
const MOST = 50_000;

/**
 * Which addresses are new to a release in this hour: a visitor who loads a page again and again is one visitor, even if
 * it fails each time. An IPv6 network (/64) counts as one address. It remembers them in memory alone.
 *
 * @param now server time in unix seconds
 */
export function createNewAddresses(now: () => number) {
  const heard = new LRUCache<string, number>({ max: MOST });
  return {
    /** Whether this is the first time that it has the release, or a fault of it. */
    take(address: string, part: KnownRelease, what: 'seen' | 'bad'): boolean {
      const key = `${what} ${limitKey(address)} ${partKey(part)}`;
      const hour = Math.floor(now() / 3600);
      const isNew = heard.get(key) !== hour;
      heard.set(key, hour);
      return isNew;
    },
  };
}
