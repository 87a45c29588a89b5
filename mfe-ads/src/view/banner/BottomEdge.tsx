import { useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { adStoresOf } from '../../state/adStoresOf';
import { useTexts } from '../../texts';
import { useOverlay } from '../overlays/useOverlay';
import { BannerFrame } from './BannerFrame';
import { linkedBanner } from './linkedBanner';
import { useBanners } from './useBanners';

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/**
 * The bottom edge of the window, where a banner and the catfish take turns by page view: one at a time (S20), and never one in the
 * place of another that the visitor has just closed.
 */
export function BottomEdge({ shell }: { shell: Shell }) {
  const t = useTexts();
  const { betting, closed, counter } = adStoresOf(shell);
  const isBettingKnown = useObservable(betting.isOn$, undefined) !== undefined;
  const { turn, isSettled, ofTurn } = useBanners(shell, 'FixBottom');
  const catfish = useOverlay(shell, 'catfish');
  const isBannerClosed = useObservable(closed.closed$, NOTHING_CLOSED).has('FixBottom');
  const [closedAt, setClosedAt] = useState<number>();

  const isBannerThere = !isBannerClosed && ofTurn((view) => view) !== undefined;
  const kinds = [...(isBannerThere ? ['banner'] : []), ...(catfish ? ['catfish'] : [])];
  const kind = kinds[turn % kinds.length];
  if (!isSettled || !isBettingKnown || kind === undefined || closedAt === turn) return null;
  const closing = (close: () => void) => () => {
    setClosedAt(turn);
    close();
  };

  if (kind === 'catfish' && catfish) {
    return (
      <BannerFrame
        key={catfish.advert.id}
        label={t('slots.catfish')}
        advert={{ ...catfish.advert, slot: 'FixBottom' }}
        isBetting={catfish.isBetting}
        counter={counter}
        turn={turn}
        onClose={closing(catfish.onClose)}
      />
    );
  }
  // Each of several banners has its turn, also when every other view is the catfish's.
  const banner = ofTurn((view) => Math.floor(view / kinds.length));
  if (!banner) return null;
  return (
    <BannerFrame
      key={banner.file_path}
      label={t('slots.FixBottom')}
      advert={linkedBanner(banner)}
      isBetting={banner.is_betting}
      counter={counter}
      turn={turn}
      onClose={closing(() => closed.close('FixBottom'))}
    />
  );
}
