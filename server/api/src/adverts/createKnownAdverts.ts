import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import { cachedFor } from '../http/cachedFor';
import type { AdvertInPlace } from '../store/advertPlaces';
import type { Store } from '../store/store';

/** What was published is known within this time; a page that shows it reports it when it is left. */
const READ_SECONDS = 2;

const keyOf = ({ slot, id }: AdvertInPlace) => `${slot} ${id}`;

/**
 * The adverts that exist, or did as long as a view counts: an open tab may show one that was taken down.
 *
 * @param now server time in unix seconds
 */
export function createKnownAdverts(store: Pick<Store, 'advertPlaces'>, now: () => number) {
  const heardAt = new Map<string, number>();
  let isFirst = true;

  async function read(): Promise<void> {
    // What was counted before a restart existed then; later on only what is published keeps an advert known.
    const since = isFirst ? now() - VIEW_SECONDS : undefined;
    for (const advert of await store.advertPlaces(since)) heardAt.set(keyOf(advert), now());
    for (const [key, at] of heardAt) if (at < now() - VIEW_SECONDS) heardAt.delete(key);
    isFirst = false;
  }

  // While the store is away, what was known stays known; it says itself that it is.
  const refresh = cachedFor(READ_SECONDS, () => read().catch(() => undefined));

  return {
    /** Whether this advert stands in this place. */
    async has(advert: AdvertInPlace): Promise<boolean> {
      await refresh();
      return heardAt.has(keyOf(advert));
    },
  };
}
