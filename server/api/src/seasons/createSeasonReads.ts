import { cachedFor } from '../http/cachedFor';

/** In seconds: what comes without a match that ends, such as an import, is seen within this time. */
const KEPT_SECONDS = 15;

/** More competitions are not looked at at once. */
const MAX_KEPT = 300;

/** Keeps what was read of a competition while `version` is the same, for a while: a season is some hundred results. */
export function createSeasonReads<T>(
  keptSeconds = KEPT_SECONDS,
): (id: number, version: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<number, { version: string; read: () => Promise<T> }>();
  return (id, version, read) => {
    const known = kept.get(id);
    if (known?.version === version) return known.read();
    const [oldest] = kept.size < MAX_KEPT ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    const fresh = cachedFor(keptSeconds, read);
    kept.set(id, { version, read: fresh });
    return fresh();
  };
}
