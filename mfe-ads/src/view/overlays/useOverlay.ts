import { useObservable } from 'shared-kernel/react/useObservable';
import content from '../../../content/overlays.json';
import { type Advert, isBetting, running } from '../../domain/advert';
import { useAds } from '../ads';

export type OverlayPlace = 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

/** What lies over the page stays the same from page to page. */
const THE_ONE_OF_THE_VISIT = 0;

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/**
 * What lies over the page in one place: of several adverts one for the whole visit, and none once it was closed, for the
 * browser's session.
 */
export function useOverlay(place: OverlayPlace) {
  const { closed, turns, isBettingOn, openedAt } = useAds();
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has(place);

  const adverts: readonly Advert[] = content[place];
  // One that is shown before the switch is known would be replaced under the visitor's eyes.
  const isAwaited = isBettingOn === undefined && adverts.some(isBetting);
  const candidates = running(adverts, { now: openedAt, isBettingOn: isBettingOn ?? false });
  const advert = turns.of(place, candidates, THE_ONE_OF_THE_VISIT);
  if (!advert || isClosed || isAwaited) return undefined;
  const { id, link, alt, picture } = advert;
  return {
    advert: { id, link, alt, source: picture.file, width: picture.width, height: picture.height },
    isBetting: isBetting(advert),
    onClose: () => closed.close(place),
  };
}
