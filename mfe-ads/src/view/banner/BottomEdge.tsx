import { useObservable } from 'shared-kernel/react/useObservable';
import { atBottomEdge } from '../../domain/bottomEdge';
import { t } from '../../texts';
import { useAdStores, useAds } from '../ads';
import { NOTHING_CLOSED, useOverlay } from '../overlays/useOverlay';
import { BannerFrame } from './BannerFrame';
import { linkedBanner } from './linkedBanner';
import { useBanners } from './useBanners';

/**
 * The bottom edge of the window, where a banner and the catfish alternate by page view: one at a time (S20). Closing
 * either closes the edge.
 */
export function BottomEdge() {
  const { closed, turns } = useAdStores();
  const { isBettingOn, turn } = useAds();
  const { isSettled, candidates } = useBanners('FixBottom');
  const catfish = useOverlay('catfish');
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has('bottomEdge');

  if (isClosed || !isSettled || isBettingOn === undefined) return null;
  const shown = atBottomEdge(candidates, catfish, turns, turn);
  if (!shown) return null;
  const onClose = () => closed.close('bottomEdge');

  switch (shown.kind) {
    case 'catfish':
      return (
        <BannerFrame
          key={shown.advert.advert.id}
          label={t('slots.catfish')}
          advert={{ ...shown.advert.advert, slot: 'FixBottom' }}
          isBetting={shown.advert.isBetting}
          onClose={onClose}
        />
      );
    case 'banner':
      return (
        <BannerFrame
          key={shown.advert.file_path}
          label={t('slots.FixBottom')}
          advert={linkedBanner(shown.advert)}
          isBetting={shown.advert.is_betting}
          onClose={onClose}
        />
      );
  }
}
