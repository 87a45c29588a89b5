import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Banner, BannerPosition } from 'shared-kernel/entities/banner';
import { useObservable } from 'shared-kernel/react/useObservable';
import { bannerOfTurn } from '../../domain/rotation';
import { adStoresOf } from '../../state/adStoresOf';
import { usePageView } from '../advert/usePageView';

export type PositionBanners = {
  turn: number;
  /** Whether it is known by now what there is. */
  isSettled: boolean;
  /** The banner of a turn, counted from that of the page view. */
  ofTurn: (turnOf: (turn: number) => number) => Banner | undefined;
};

/** The banners of one position that may be shown. */
export function useBanners(shell: Shell, position: BannerPosition): PositionBanners {
  const { banners, betting } = adStoresOf(shell);
  const { all, turn, isSettled } = usePageView(shell);
  const isBettingOn = useObservable(betting.isOn$, undefined);
  useEffect(() => banners.open(), [banners]);

  const known = all.filter((banner) => banner.position === position);
  // Else another banner would take the place of the first as the switch becomes known, under the reader's eyes.
  const isAwaited = isBettingOn === undefined && known.some(({ is_betting }) => is_betting);
  const candidates = isAwaited ? [] : known.filter(({ is_betting }) => isBettingOn || !is_betting);
  return { turn, isSettled, ofTurn: (turnOf) => bannerOfTurn(candidates, turnOf(turn)) };
}
