import { limitKey } from 'hub/limitKey';
import { LRUCache } from 'lru-cache';
import { type Added, type Evidence, isNewIn, NOTHING_ADDED, withOneMore } from 'server-shared/releases/evidenceBound';
import type { InGroup, PartOnPage } from 'shared-kernel/protocol/view';
import { isPrivate } from '../http/rateLimit';
import type { JudgedCandidate } from './liveReleases';

type Taken = 'first' | 'more' | 'no';

/** Most addresses to remember, each with a candidate; the one heard of least recently is forgotten. */
const MAX = 50_000;

/**
 * Bounds what one address adds to what a candidate is judged by, so that nobody decides alone. An IPv6 network (/64)
 * counts as one address. It remembers addresses in memory alone. Private addresses are not bound: they are the machines
 * of whoever runs the site.
 *
 * @param candidateOf the candidate of a remote
 */
export function createEvidenceBound(candidateOf: (remote: string) => JudgedCandidate | undefined) {
  const addresses = new LRUCache<string, Added>({ max: MAX });
  return {
    /** Whether one more counts, and is the first of its address in this step. Nothing does for a release that is in no group. */
    take(what: Evidence, address: string, { remote, release }: PartOnPage, { isControl }: InGroup): Taken {
      const candidate = candidateOf(remote);
      const group = release === candidate?.release ? 'candidate' : isControl ? 'control' : undefined;
      if (!candidate || !group) return 'no';
      if (isPrivate(address)) return 'first';
      const key = `${limitKey(address)} ${remote} ${candidate.since}`;
      const before = addresses.get(key) ?? NOTHING_ADDED;
      const added = withOneMore(before, what, group, candidate);
      if (!added) return 'no';
      addresses.set(key, added);
      return isNewIn(before, group, candidate) ? 'first' : 'more';
    },
  };
}
