import type { Observable } from 'rxjs';
import { perShell } from 'shared-kernel/state/perShell';
import { createTurns, type Turns } from '../domain/createTurns';
import { type AdContentStore, createAdContentStore } from './createAdContentStore';
import { type AdvertCounter, createAdvertCounter } from './createAdvertCounter';
import { type BannerStore, createBannerStore } from './createBannerStore';
import { type ClosedAdverts, createClosedAdverts } from './createClosedAdverts';
import { createLinkStore, type LinkStore } from './createLinkStore';
import { beginAsRendered } from './serverHtml';
import { advertisingContact$, isBettingOn$ } from './siteSettings';

/** The stores that the slots of a page share. */
export type AdStores = {
  banners: BannerStore;
  isBettingOn$: Observable<boolean | undefined>;
  advertisingContact$: Observable<string | undefined>;
  closed: ClosedAdverts;
  content: AdContentStore;
  counter: AdvertCounter;
  links: LinkStore;
  turns: Turns;
};

/** One set of stores per shell: its slots render far apart, and must not load the same data eight times. */
export const adStoresOf = perShell((shell): AdStores => {
  const { site, report } = shell;
  const closed = createClosedAdverts(shell.storage);
  closed.open();
  return {
    banners: createBannerStore(shell),
    isBettingOn$: isBettingOn$(shell),
    advertisingContact$: advertisingContact$(shell),
    closed,
    content: createAdContentStore({ ...shell, built: async () => (await import('./builtContent')).BUILT_CONTENT }),
    counter: createAdvertCounter(shell),
    links: createLinkStore({ url: site.sync_url, fetch: (...request) => fetch(...request), report }),
    turns: createTurns(beginAsRendered(document, Math.random)),
  };
});
