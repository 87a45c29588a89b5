import { createContext, useContext, useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { type OwnLink, type OwnSite, ownLink } from 'shared-kernel/rules/ownLink';
import type { AdContent } from '../domain/adContent';
import type { AdStores } from '../state/adStoresOf';

/** What each advert needs, in the browser and where a page is rendered on the server. */
export type Ads = Pick<AdStores, 'advertisingContact$'> & {
  counter: Pick<AdStores['counter'], 'shown' | 'clicked'>;
  /** Number of the visit's page view, from 0. */
  turn: number;
  /** `undefined` while unknown. */
  isBettingOn: boolean | undefined;
  /** When the slot was first rendered, in unix seconds: adverts do not start or end while the page is read. */
  openedAt: number;
  ownSite: OwnSite;
  /** Rendered on the server, for a page without scripts yet: what it shows is there at once, and all of it is HTML. */
  isOnServer: boolean;
};

export const AdsContext = createContext<Ads | undefined>(undefined);

export function useAds(): Ads {
  const ads = useContext(AdsContext);
  if (!ads) throw new Error('There is no AdsProvider above this component');
  return ads;
}

/** What the slots need of their stores, in the browser and on the server. */
export type SlotStores = Pick<AdStores, 'turns'> & {
  banners: Pick<AdStores['banners'], 'state$' | 'open'>;
  closed: Pick<AdStores['closed'], 'closed$' | 'close'>;
  links: Pick<AdStores['links'], 'links$' | 'open'>;
  content: Pick<AdStores['content'], 'content$' | 'open' | 'watch'>;
};

export const AdStoresContext = createContext<SlotStores | undefined>(undefined);

export function useAdStores(): SlotStores {
  const stores = useContext(AdStoresContext);
  if (!stores) throw new Error('There is no AdsProvider above this component');
  return stores;
}

/** The target of a link within this site, or `undefined` for another site. */
export function useOwnLink(link: string): OwnLink | undefined {
  return ownLink(link, useAds().ownSite);
}

/** What the ad team has published; `undefined` until it is known. */
export function useAdContent(): AdContent | undefined {
  const { content } = useAdStores();
  useEffect(() => content.open(), [content]);
  return useObservable<AdContent | undefined>(content.content$, undefined);
}
