import { useEffect, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import content from '../../../content/overlays.json';
import { type Advert, running } from '../../domain/advert';
import { bannerOfTurn } from '../../domain/rotation';
import { adStoresOf } from '../../state/adStoresOf';

export type OverlayPlace = 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/**
 * What lies over the page in one place: of several adverts one for the whole visit, and none once it was closed, for the
 * browser's session.
 */
export function useOverlay(shell: Shell, place: OverlayPlace) {
  const { banners, betting, closed, counter } = adStoresOf(shell);
  const isBettingOn = useObservable(betting.isOn$, undefined) ?? false;
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has(place);
  const [turn] = useState(() => banners.banners$.value.turn);
  const [openedAt] = useState(() => shell.clock.now());
  useEffect(() => betting.open(), [betting]);

  const adverts: readonly Advert[] = content[place];
  const advert = bannerOfTurn(running(adverts, { now: openedAt, isBettingOn }), turn);
  if (!advert || isClosed) return undefined;
  const { id, link, alt, picture } = advert;
  return {
    advert: { id, link, alt, source: picture.file, width: picture.width, height: picture.height },
    isBetting: advert.betting ?? false,
    counter,
    onClose: () => closed.close(place),
  };
}
