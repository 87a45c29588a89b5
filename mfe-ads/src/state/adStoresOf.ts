import type { Shell } from 'shared-kernel/contract/shell';
import { type AdvertCounter, createAdvertCounter, pageLeaving } from './advertCounter';
import { type BannerStore, createBannerStore } from './bannerStore';
import { type BettingStore, createBettingStore } from './bettingStore';
import { type ClosedAdverts, createClosedAdverts } from './closedAdverts';
import { createLinkStore, type LinkStore } from './linkStore';

/** What the slots of one page share. */
export type AdStores = {
  banners: BannerStore;
  betting: BettingStore;
  closed: ClosedAdverts;
  counter: AdvertCounter;
  links: LinkStore;
};

const STORES = new WeakMap<Shell, AdStores>();

/** The one set of stores of a shell: its slots are drawn far apart, and must not ask eight times. */
export function adStoresOf(shell: Shell): AdStores {
  const stores = STORES.get(shell) ?? createAdStores(shell);
  STORES.set(shell, stores);
  return stores;
}

function createAdStores(shell: Shell): AdStores {
  const { site, report } = shell;
  const counter = createAdvertCounter({
    send: (path, body) => navigator.sendBeacon?.(path, body) ?? false,
    onLeaving: pageLeaving,
  });
  // As long as the page: its slots come and go, and counts of one that went are still to be sent.
  counter.open();
  return {
    banners: createBannerStore(shell, Math.random),
    betting: createBettingStore(shell),
    closed: createClosedAdverts(() => window.sessionStorage),
    counter,
    links: createLinkStore({ url: site.sync_url, fetch: (...request) => fetch(...request), report }),
  };
}
