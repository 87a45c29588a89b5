import { createContext, useContext } from 'react';
import type { OwnSite } from 'shared-kernel/rules/ownLink';
import type { AdStores } from '../state/adStoresOf';

/** What each advert needs, in the browser and where a page is drawn on the server. */
export type Ads = Pick<AdStores, 'advertisingContact$'> & {
  counter: Pick<AdStores['counter'], 'shown' | 'clicked'>;
  /** Number of the visit's page view, from 0. */
  turn: number;
  /** `undefined` while unknown. */
  isBettingOn: boolean | undefined;
  /** When the slot was first rendered, in unix seconds: adverts do not start or end while the page is read. */
  openedAt: number;
  ownSite: OwnSite;
};

export const AdsContext = createContext<Ads | undefined>(undefined);

export function useAds(): Ads {
  const ads = useContext(AdsContext);
  if (!ads) throw new Error('There is no AdsProvider above this component');
  return ads;
}

/** The stores of the slots. */
export const AdStoresContext = createContext<AdStores | undefined>(undefined);

export function useAdStores(): AdStores {
  const stores = useContext(AdStoresContext);
  if (!stores) throw new Error('There is no AdsProvider above this component');
  return stores;
}
