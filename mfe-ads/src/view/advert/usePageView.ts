import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { adStoresOf } from '../../state/adStoresOf';
import type { Banners } from '../../state/bannerStore';

const NONE: Banners = { all: [], turn: 0, isSettled: false };

/** The banners and the turn of this page view. Each new page is told to the stores, once for all who look. */
export function usePageView(shell: Shell): Banners {
  const { banners, betting } = adStoresOf(shell);
  const { pathname } = useLocation();
  useEffect(() => banners.noteView(pathname), [banners, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page asks again whether betting is on
  useEffect(() => betting.open(), [betting, pathname]);
  return useObservable(banners.banners$, NONE);
}
