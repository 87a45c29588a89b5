import type { Banner, BannerPosition } from 'shared-kernel/entities/banner';
import { useResource } from 'shared-kernel/react/useResource';
import { useAdStores, useAds } from '../ads';

export type PositionBanners = {
  /** Whether the eligible ones are final. */
  isSettled: boolean;
  /** The banners that may be shown, in order. */
  eligible: readonly Banner[];
};

export function useBanners(position: BannerPosition): PositionBanners {
  const { banners } = useAdStores();
  const { isBettingOn } = useAds();
  const { kind, value: all = [] } = useResource<Banner[]>(banners);

  const known = all.filter((banner) => banner.position === position);
  // Otherwise another banner would replace the first, in view of the reader, when the switch becomes known.
  const isAwaited = isBettingOn === undefined && known.some(({ is_betting }) => is_betting);
  const eligible = isAwaited ? [] : known.filter(({ is_betting }) => isBettingOn || !is_betting);
  return { isSettled: kind !== 'loading' && !isAwaited, eligible };
}
