import type { Observable } from 'rxjs';
import { perShell } from 'shared-kernel/state/perShell';
import { createTurns, type Turns } from '../domain/createTurns';
import { type AdvertCounter, createAdvertCounter, pageLeaving } from './createAdvertCounter';
import { type BannerStore, createBannerStore } from './createBannerStore';
import { type ClosedAdverts, createClosedAdverts } from './createClosedAdverts';
import { createLinkStore, type LinkStore } from './createLinkStore';
import { isBettingOn$ } from './isBettingOn';

/** What the slots of one page share. */
export type AdStores = {
  banners: BannerStore;
  isBettingOn$: Observable<boolean | undefined>;
  closed: ClosedAdverts;
  counter: AdvertCounter;
  links: LinkStore;
  turns: Turns;
};

/** The one set of stores of a shell: its slots are drawn far apart, and must not ask eight times. */
export const adStoresOf = perShell((shell): AdStores => {
  const { site, report } = shell;
  const counter = createAdvertCounter({
    send: (path, body) => navigator.sendBeacon?.(path, body) ?? false,
    onLeaving: pageLeaving,
  });
  // As long as the page: its slots come and go, and counts of one that went are still to be sent.
  counter.open();
  return {
    banners: createBannerStore(shell),
    isBettingOn$: isBettingOn$(shell),
    closed: createClosedAdverts(() => window.sessionStorage),
    counter,
    links: createLinkStore({ url: site.sync_url, fetch: (...request) => fetch(...request), report }),
    turns: createTurns(Math.random),
  };
});
