import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Banner, BannerPosition } from 'shared-kernel/entities/banner';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { bannerOfTurn } from '../../domain/rotation';
import { adStoresOf } from '../../state/adStoresOf';
import type { Banners } from '../../state/bannerStore';

const NONE: Banners = { all: [], turn: 0, isSettled: false };

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
  const { all, turn, isSettled } = useObservable(banners.banners$, NONE);
  const isBettingOn = useObservable(betting.isOn$, undefined) ?? false;
  const { pathname } = useLocation();

  useEffect(() => banners.open(), [banners]);
  useEffect(() => betting.open(), [betting]);
  useEffect(() => banners.noteView(pathname), [banners, pathname]);

  const candidates = all.filter((banner) => banner.position === position && (isBettingOn || !banner.is_betting));
  return { turn, isSettled, ofTurn: (turnOf) => bannerOfTurn(candidates, turnOf(turn)) };
}
