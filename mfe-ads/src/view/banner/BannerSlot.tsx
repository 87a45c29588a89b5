import type { BannerPosition } from 'shared-kernel/entities/banner';
import { t } from '../../texts';
import { useAds } from '../ads';
import { BannerFrame } from './BannerFrame';
import { linkedBanner } from './linkedBanner';
import { useBanners } from './useBanners';

/** The banner whose turn it is in a position beside the content, or nothing. */
export function BannerSlot({ position }: { position: BannerPosition }) {
  const { turns, turn } = useAds();
  const { candidates } = useBanners(position);
  const banner = turns.of(position, candidates, turn);
  if (!banner) return null;
  return (
    <BannerFrame
      key={banner.file_path}
      label={t(`slots.${position}`)}
      advert={linkedBanner(banner)}
      isBetting={banner.is_betting}
      onClose={undefined}
    />
  );
}
