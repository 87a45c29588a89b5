import { LRUCache } from 'lru-cache';

/** Editors look at a few at a time. */
const MAX_KNOWN = 100;

/** How long an answer counts. */
const KNOWN_MS = 5_000;

type Deps<T> = {
  /** What a key stands for, if anything; rejects while nobody can say. */
  readonly read: (key: string) => Promise<T | undefined>;
  /** Reads at a time: keys that are made up one after the other take no more. */
  readonly atOnce: number;
  /** Milliseconds of any clock that runs on. */
  readonly now: () => number;
};

/**
 * What keys of previews stand for, each read once in five seconds. While nobody can say, what was known goes on, and of
 * what was not known the answer is `undefined`.
 */
export function createPreviewLookup<T extends object>({ read, atOnce, now }: Deps<T>) {
  let reading = 0;
  const known = new LRUCache<string, { readonly found: T | undefined }>({
    max: MAX_KNOWN,
    ttl: KNOWN_MS,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key) {
      if (reading >= atOnce) throw new Error('Too many at once');
      reading++;
      try {
        return { found: await read(key) };
      } finally {
        reading--;
      }
    },
  });
  return (key: string) => known.fetch(key);
}
