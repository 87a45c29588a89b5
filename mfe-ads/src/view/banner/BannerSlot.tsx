import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { BannerPosition } from 'shared-kernel/entities/banner';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { bannerOfTurn } from '../../domain/rotation';
import { adStoresOf } from '../../state/adStoresOf';
import type { Banners } from '../../state/bannerStore';
import { BannerFrame } from './BannerFrame';

type Props = { shell: Shell; position: BannerPosition };

/** Positions that cover content, and so can be closed (S12). */
const CLOSABLE: ReadonlySet<BannerPosition> = new Set<BannerPosition>(['FixBottom']);

const NONE: Banners = { all: [], turn: 0 };
const NOTHING_CLOSED: ReadonlySet<string> = new Set();

/** The banner whose turn it is in one position, or nothing at all. */
export function BannerSlot({ shell, position }: Props) {
  const { banners, closed } = adStoresOf(shell);
  const { all, turn } = useObservable(banners.banners$, NONE);
  const closedNames = useObservable(closed.closed$, NOTHING_CLOSED);
  const { pathname } = useLocation();

  useEffect(() => banners.open(), [banners]);
  useEffect(() => banners.noteView(pathname), [banners, pathname]);

  if (closedNames.has(position)) return null;
  const candidates = all.filter((banner) => banner.position === position);
  const banner = bannerOfTurn(candidates, turn);
  if (!banner) return null;
  const onClose = CLOSABLE.has(position) ? () => closed.close(position) : undefined;
  return <BannerFrame key={banner.file_path} banner={banner} onClose={onClose} />;
}
