import { limitKey } from 'hub/limitKey';
import { LRUCache } from 'lru-cache';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { KnownRelease } from './createKnownReleases';

const HOUR = 3600;

/** Most addresses of releases to remember; the one heard of least recently is forgotten. */
const MAX = 50_000;

/**
 * Which addresses are new to a release within an hour: a visitor who loads a page again and again is one visitor, even if
 * it fails each time. An IPv6 network (/64) counts as one address. It remembers them in memory alone.
 *
 * @param now server time in unix seconds
 */
export function createNewAddresses(now: () => number) {
  const heard = new LRUCache<string, number>({ max: MAX });
  return {
    /** Whether this is the first time within an hour that it has the release, or a fault of it. */
    take(address: string, part: KnownRelease, what: 'seen' | 'bad'): boolean {
      const key = `${what} ${limitKey(address)} ${partKey(part)}`;
      const isNew = now() - (heard.get(key) ?? Number.NEGATIVE_INFINITY) >= HOUR;
      if (isNew) heard.set(key, now());
      return isNew;
    },
  };
}
