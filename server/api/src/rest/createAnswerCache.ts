import type { Answer } from '../board/createAnswer';
import { cachedFor } from '../http/cachedFor';

/** Most visitors read the first pages and the newest articles; those who scroll far down wait for the store. */
const MOST_KEPT = 300;

/** Each answer is read and compressed at most once in this time. An editor's change shows within it. */
const KEPT_SECONDS = 1;

type Read = () => Promise<Answer | undefined>;

/** Answers by address. @param now seconds of any clock */
export function createAnswerCache(now: () => number): (address: string, read: Read) => Promise<Answer | undefined> {
  const kept = new Map<string, Read>();
  return (address, read) => {
    const known = kept.get(address);
    if (known) return known();
    const [oldest] = kept.size < MOST_KEPT ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    const fresh = cachedFor(KEPT_SECONDS, read, now);
    kept.set(address, fresh);
    return fresh();
  };
}
