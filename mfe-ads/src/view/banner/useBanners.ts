import type { Banner, BannerPosition } from 'shared-kernel/entities/banner';
import { useResource } from 'shared-kernel/react/useResource';
import { useAds } from '../ads';

export type PositionBanners = {
  /** Whether it is known by now what there is. */
  isSettled: boolean;
  /** Those that may be shown, in their order. */
  candidates: readonly Banner[];
};

/** The banners of one position that may be shown. */
export function useBanners(position: BannerPosition): PositionBanners {
  const { banners, isBettingOn } = useAds();
  const { kind, value: all = [] } = useResource(banners);

  const known = all.filter((banner) => banner.position === position);
  // Else another banner would take the place of the first as the switch becomes known, under the reader's eyes.
  const isAwaited = isBettingOn === undefined && known.some(({ is_betting }) => is_betting);
  const candidates = isAwaited ? [] : known.filter(({ is_betting }) => isBettingOn || !is_betting);
  return { isSettled: kind !== 'loading', candidates };
}
