import { useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import content from '../../../content/overlays.json';
import { type Advert, running } from '../../domain/advert';
import { bannerOfTurn } from '../../domain/rotation';
import { adStoresOf } from '../../state/adStoresOf';
import { usePageView } from '../advert/usePageView';

export type OverlayPlace = 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/**
 * What lies over the page in one place: of several adverts one for the whole visit, and none once it was closed, for the
 * browser's session.
 */
export function useOverlay(shell: Shell, place: OverlayPlace) {
  const { betting, closed, counter } = adStoresOf(shell);
  const isBettingOn = useObservable(betting.isOn$, undefined);
  const { turn } = usePageView(shell);
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has(place);
  const [turnOfVisit] = useState(turn);
  const [openedAt] = useState(() => shell.clock.now());

  const adverts: readonly Advert[] = content[place];
  // One that is shown before the switch is known would be replaced under the visitor's eyes.
  const isAwaited = isBettingOn === undefined && adverts.some(({ betting: isBetting }) => isBetting);
  const advert = bannerOfTurn(running(adverts, { now: openedAt, isBettingOn: isBettingOn ?? false }), turnOfVisit);
  if (!advert || isClosed || isAwaited) return undefined;
  const { id, link, alt, picture } = advert;
  return {
    advert: { id, link, alt, source: picture.file, width: picture.width, height: picture.height },
    isBetting: advert.betting ?? false,
    counter,
    turn,
    onClose: () => closed.close(place),
  };
}
