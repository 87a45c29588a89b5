import { limitKey } from 'hub/limitKey';
import { LRUCache } from 'lru-cache';

/**
 * Most views of one address in a minute, and most of their faults. A whole district may have one address: these stand
 * for the others, which would say nothing new.
 */
export const MAX_VIEWS_A_MINUTE = 30;
export const MAX_FAULTS_A_MINUTE = 60;

/**
 * Most adverts that were seen and clicked behind one address in a minute. They are not a sample but a sum, so there is
 * room for a district of visitors.
 */
export const MAX_ADVERTS_A_MINUTE = { shown: 2000, clicked: 100 } as const;

/** Most addresses to remember; the one heard of least recently is forgotten. */
const MAX_ADDRESSES = 50_000;

type What = 'views' | 'faults' | 'shown' | 'clicked';

type Minute = { readonly minute: number } & Readonly<Record<What, number>>;

/**
 * Bounds what one address can add in a minute, so that none makes a release look better or worse than all others do. An
 * IPv6 network (/64) counts as one address. It remembers addresses in memory alone.
 *
 * @param now server time in unix seconds
 */
export function createAddressBound(now: () => number) {
  const addresses = new LRUCache<string, Minute>({ max: MAX_ADDRESSES });

  function takeOf(address: string, what: What, wanted: number, most: number): number {
    const key = limitKey(address);
    const minute = Math.floor(now() / 60);
    const known = addresses.get(key);
    const before = known?.minute === minute ? known : { minute, views: 0, faults: 0, shown: 0, clicked: 0 };
    const taken = Math.min(wanted, most - before[what]);
    addresses.set(key, { ...before, [what]: before[what] + taken });
    return taken;
  }

  return {
    /** Whether one more view counts. */
    takeView: (address: string): boolean => takeOf(address, 'views', 1, MAX_VIEWS_A_MINUTE) > 0,
    /** How many of so many faults count. */
    takeFaults: (address: string, wanted: number): number => takeOf(address, 'faults', wanted, MAX_FAULTS_A_MINUTE),
    /** How many of so many views or clicks of adverts count. */
    takeAdverts: (address: string, what: 'shown' | 'clicked', wanted: number): number =>
      takeOf(address, what, wanted, MAX_ADVERTS_A_MINUTE[what]),
  };
}
