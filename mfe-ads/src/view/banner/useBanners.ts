import type { Banner, BannerPosition } from 'shared-kernel/entities/banner';
import { useResource } from 'shared-kernel/react/useResource';
import { useAdStores, useAds } from '../ads';
import type { Linked } from '../advert/AdvertPicture';

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

/** A banner of the server as a picture with a link. */
export function linkedBanner({ position, id, link, file_path, alt, width, height, phone_picture }: Banner): Linked {
  const phone = phone_picture && {
    source: phone_picture.file_path,
    width: phone_picture.width,
    height: phone_picture.height,
  };
  return { slot: position, id, link, source: file_path, alt, width, height, phone };
}
