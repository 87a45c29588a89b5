import type { AdvertFiles } from 'shared-kernel/entities/advertFiles';
import type { Advert } from './advert';
import type { Offer, Vacancy } from './bookmakers';
import type { Card } from './cards';

/** The places of adverts that lie over the page. */
export type OverlayPlace = 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

/** What the ad team writes beside the banners: as it is published, else as it was when this code was built. */
export type AdContent = {
  readonly bookmakers: { readonly offers: readonly Offer[]; readonly vacancy: Vacancy };
  readonly cards: { readonly bet: { readonly text: string; readonly link: string }; readonly cards: readonly Card[] };
  readonly overlays: { readonly [Place in OverlayPlace]: readonly Advert[] };
};

/** What is published of it. */
export type Published = { readonly [Name in keyof AdvertFiles]?: AdvertFiles[Name] | undefined };

export function isWhole(published: Published): published is AdContent & Published {
  return published.bookmakers !== undefined && published.cards !== undefined && published.overlays !== undefined;
}

/** A file that is not published is the build's own. */
export function withBuilt(published: Published, built: AdContent): AdContent {
  return {
    bookmakers: published.bookmakers ?? built.bookmakers,
    cards: published.cards ?? built.cards,
    overlays: published.overlays ?? built.overlays,
  };
}
