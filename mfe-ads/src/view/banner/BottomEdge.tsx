import { useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { atBottomEdge } from '../../domain/createTurns';
import { onFirstClosed } from '../../state/serverHtml';
import { useAdContent, useAdStores, useAds } from '../ads';
import { NOTHING_CLOSED, useOverlay } from '../overlays/useOverlay';
import { BannerFrame } from './BannerFrame';
import { linkedBanner, useBanners } from './useBanners';

/**
 * The bottom edge of the window, where a banner and the catfish alternate by page view: one at a time (S20). Closing
 * either closes the edge. Reports to the shell whether there is one.
 */
export function BottomEdge({ onEmpty }: { onEmpty: (isEmpty: boolean) => void }) {
  const { closed, turns } = useAdStores();
  const { isBettingOn, turn } = useAds();
  const { isSettled, eligible } = useBanners('FixBottom');
  const catfish = useOverlay('catfish');
  const isCatfishKnown = useAdContent() !== undefined;
  const isClosed = useObservable(closed.closed$, NOTHING_CLOSED).has('bottomEdge');
  useEffect(() => onFirstClosed(document, () => closed.close('bottomEdge')), [closed]);

  const isKnown = isClosed || (isSettled && isBettingOn !== undefined && isCatfishKnown);
  const shown = isKnown && !isClosed ? atBottomEdge(eligible, catfish, turns, turn) : undefined;
  const isEmpty = isKnown && shown === undefined;
  useEffect(() => {
    if (isEmpty) onEmpty(true);
  }, [isEmpty, onEmpty]);

  if (!shown) return null;
  const rest = {
    onClose: () => closed.close('bottomEdge'),
    onCame: (isThere: boolean) => onEmpty(!isThere),
  };
  switch (shown.kind) {
    case 'catfish':
      return (
        <BannerFrame
          key={shown.advert.advert.id}
          place="catfish"
          advert={{ ...shown.advert.advert, slot: 'FixBottom' }}
          isBetting={shown.advert.isBetting}
          {...rest}
        />
      );
    case 'banner':
      return (
        <BannerFrame
          key={shown.advert.file_path}
          place="FixBottom"
          advert={linkedBanner(shown.advert)}
          isBetting={shown.advert.is_betting}
          {...rest}
        />
      );
  }
}
