import { createContext, useContext } from 'react';
import type { AdStores } from '../state/adStoresOf';

/** What every advert of a slot or a page stands on. */
export type Ads = AdStores & {
  /** Which page view of the visit this is, counted from 0. */
  turn: number;
  /** `undefined` while it is not known. */
  isBettingOn: boolean | undefined;
  /** When the slot was drawn first, in unix seconds: adverts do not begin or end under the reader's eyes. */
  openedAt: number;
  /** Path below which the pages of the site live. */
  basePath: string;
};

export const AdsContext = createContext<Ads | undefined>(undefined);

export function useAds(): Ads {
  const ads = useContext(AdsContext);
  if (!ads) throw new Error('There is no AdsProvider above this component');
  return ads;
}
