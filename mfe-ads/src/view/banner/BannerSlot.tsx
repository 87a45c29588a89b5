import type { Shell } from 'shared-kernel/contract/shell';
import type { BannerPosition } from 'shared-kernel/entities/banner';
import { adStoresOf } from '../../state/adStoresOf';
import { useTexts } from '../../texts';
import { BannerFrame } from './BannerFrame';
import { linkedBanner } from './linkedBanner';
import { useBanners } from './useBanners';

/** The banner whose turn it is in one position beside the content, or nothing at all. */
export function BannerSlot({ shell, position }: { shell: Shell; position: BannerPosition }) {
  const t = useTexts();
  const { turn, ofTurn } = useBanners(shell, position);
  const banner = ofTurn((view) => view);
  if (!banner) return null;
  return (
    <BannerFrame
      key={banner.file_path}
      label={t(`slots.${position}`)}
      advert={linkedBanner(banner)}
      isBetting={banner.is_betting}
      counter={adStoresOf(shell).counter}
      turn={turn}
      onClose={undefined}
    />
  );
}
