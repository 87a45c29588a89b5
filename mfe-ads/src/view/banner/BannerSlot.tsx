import { useEffect } from 'react';
import type { BannerPosition } from 'shared-kernel/entities/banner';
import { useAdStores, useAds } from '../ads';
import { BannerFrame } from './BannerFrame';
import { linkedBanner, useBanners } from './useBanners';

type Props = { position: BannerPosition; onEmpty: (isEmpty: boolean) => void };

/** The banner whose turn it is in a position beside the content, or nothing; reports to the shell which. */
export function BannerSlot({ position, onEmpty }: Props) {
  const { turns } = useAdStores();
  const { turn } = useAds();
  const { isSettled, eligible } = useBanners(position);
  const banner = turns.of(position, eligible, turn);
  const isEmpty = isSettled && banner === undefined;
  useEffect(() => {
    if (isEmpty) onEmpty(true);
  }, [isEmpty, onEmpty]);
  if (!banner) return null;
  return (
    <BannerFrame
      key={banner.file_path}
      place={position}
      advert={linkedBanner(banner)}
      isBetting={banner.is_betting}
      onClose={undefined}
      onCame={(isThere) => onEmpty(!isThere)}
    />
  );
}
