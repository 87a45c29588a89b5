import { useEffect, useRef } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import type { DeferredStores } from '../../state/deferred/createDeferredStores';
import { useAppServices } from '../appServices';
import { ChatBox } from '../chat/ChatBox';
import { ConnectionBar } from '../layout/ConnectionBar';
import { titleText } from '../notices/noticeTexts';
import { Toasts } from '../notices/Toasts';

/** Overlays that appear after the first content. */
export function DeferredViews({ stores }: { stores: DeferredStores }) {
  const { pageTexts } = useAppServices();
  const { live, notice, notices, healing } = stores;
  const { pathname } = useLocation();
  const goal = useObservable(notices.unseenGoal$, undefined);
  useEffect(() => {
    if (!goal) return;
    pageTexts.announce(titleText(goal));
    return () => pageTexts.announce(undefined);
  }, [goal, pageTexts]);
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) healing.onNavigated();
    opened.current = pathname;
  }, [healing, pathname]);
  return (
    <>
      <Toasts toasts={notices.toasts} offer={stores.followOffer} />
      <ConnectionBar notice$={notice.notice$} onRetry={live.tryNow} />
      <ChatBox chat={stores.chat} />
    </>
  );
}
