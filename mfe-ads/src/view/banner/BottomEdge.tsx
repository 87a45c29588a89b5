import { useState } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { atBottomEdge } from '../../domain/bottomEdge';
import { t } from '../../texts';
import { useAds } from '../ads';
import { useOverlay } from '../overlays/useOverlay';
import { BannerFrame } from './BannerFrame';
import { linkedBanner } from './linkedBanner';
import { useBanners } from './useBanners';

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/**
 * The bottom edge of the window, where a banner and the catfish alternate by page view: one at a time (S20), and never
 * one in place of another that the visitor has just closed.
 */
export function BottomEdge() {
  const { isBettingOn, closed, turns, turn } = useAds();
  const { isSettled, candidates } = useBanners('FixBottom');
  const catfish = useOverlay('catfish');
  const isBannerClosed = useObservable(closed.closed$, NOTHING_CLOSED).has('FixBottom');
  const [closedAt, setClosedAt] = useState<number>();

  if (!isSettled || isBettingOn === undefined || closedAt === turn) return null;
  const shown = atBottomEdge(isBannerClosed ? [] : candidates, catfish, turns, turn);
  if (!shown) return null;
  const closing = (close: () => void) => () => {
    setClosedAt(turn);
    close();
  };

  switch (shown.kind) {
    case 'catfish':
      return (
        <BannerFrame
          key={shown.advert.advert.id}
          label={t('slots.catfish')}
          advert={{ ...shown.advert.advert, slot: 'FixBottom' }}
          isBetting={shown.advert.isBetting}
          onClose={closing(shown.advert.onClose)}
        />
      );
    case 'banner':
      return (
        <BannerFrame
          key={shown.advert.file_path}
          label={t('slots.FixBottom')}
          advert={linkedBanner(shown.advert)}
          isBetting={shown.advert.is_betting}
          onClose={closing(() => closed.close('FixBottom'))}
        />
      );
  }
}
