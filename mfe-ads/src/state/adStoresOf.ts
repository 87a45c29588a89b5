import type { Shell } from 'shared-kernel/contract/shell';
import { type BannerStore, createBannerStore } from './bannerStore';
import { type ClosedAdverts, createClosedAdverts } from './closedAdverts';

/** What the slots of one page share. */
export type AdStores = { banners: BannerStore; closed: ClosedAdverts };

const STORES = new WeakMap<Shell, AdStores>();

/** The one set of stores of a shell: its slots are drawn far apart, and must not ask eight times. */
export function adStoresOf(shell: Shell): AdStores {
  const stores = STORES.get(shell) ?? {
    banners: createBannerStore(shell, Math.random),
    closed: createClosedAdverts(() => window.sessionStorage),
  };
  STORES.set(shell, stores);
  return stores;
}
