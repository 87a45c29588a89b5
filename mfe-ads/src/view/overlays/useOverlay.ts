import { useObservable } from 'shared-kernel/react/useObservable';
import type { OverlayPlace } from '../../domain/adContent';
import { isBetting, running } from '../../domain/advert';
import { useAdContent, useAdStores, useAds } from '../ads';

/** An overlay does not change from page to page. */
const THE_ONE_OF_THE_VISIT = 0;

export const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/** The overlay in one place: one advert for the whole visit, and none for the browser's session once it was closed. */
export function useOverlay(place: OverlayPlace) {
  const { closed, turns } = useAdStores();
  const { isBettingOn, openedAt } = useAds();
  const position = place === 'catfish' ? 'bottomEdge' : place;
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has(position);
  const content = useAdContent();

  if (isClosed || content === undefined) return undefined;
  const adverts = content.overlays[place];
  // Otherwise it might be replaced, in view of the visitor, when the switch becomes known.
  const isAwaited = isBettingOn === undefined && adverts.some(isBetting);
  if (isAwaited) return undefined;
  const eligible = running(adverts, { now: openedAt, isBettingOn: isBettingOn ?? false });
  const advert = turns.of(place, eligible, THE_ONE_OF_THE_VISIT);
  if (!advert) return undefined;
  const { id, link, alt, picture, phone_picture: phone } = advert;
  return {
    advert: {
      id,
      link,
      alt,
      source: picture.file,
      width: picture.width,
      height: picture.height,
      phone: phone && { source: phone.file, width: phone.width, height: phone.height },
    },
    isBetting: isBetting(advert),
    onClose: () => closed.close(position),
  };
}
