import { type ReactNode, useEffect, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { ownSiteOf } from 'shared-kernel/rules/ownLink';
import { adStoresOf } from '../state/adStoresOf';
import { AdStoresContext, AdsContext } from './ads';

/**
 * Wraps each slot and page; the only view that knows the shell. Reports each new page to the banner store, which counts
 * it once for all slots.
 */
export function AdsProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const stores = adStoresOf(shell);
  const { banners, content, isBettingOn$, counter, advertisingContact$ } = stores;
  const { pathname } = useLocation();
  useEffect(() => {
    banners.noteView(pathname);
    content.refresh();
  }, [banners, content, pathname]);
  const turn = useObservable(banners.turn$, 0);
  const isBettingOn = useObservable(isBettingOn$, undefined);
  const [openedAt] = useState(() => shell.clock.now());
  const ownSite = ownSiteOf(shell, window.location.host);
  return (
    <AdStoresContext value={stores}>
      <AdsContext value={{ counter, advertisingContact$, turn, isBettingOn, openedAt, ownSite, isOnServer: false }}>
        {children}
      </AdsContext>
    </AdStoresContext>
  );
}
