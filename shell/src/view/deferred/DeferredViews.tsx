import { useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { DeferredStores } from '../../state/deferred/createDeferredStores';
import { useAppServices } from '../appServices';
import { ChatBox } from '../chat/ChatBox';
import { ConnectionBar } from '../layout/ConnectionBar';
import { titleText } from '../notices/noticeTexts';
import { Toasts } from '../notices/Toasts';

/** Overlays that appear after the first content. */
export function DeferredViews({ stores }: { stores: DeferredStores }) {
  const { pageTexts } = useAppServices();
  const { live, notice, notices } = stores;
  const goal = useObservable(notices.unseenGoal$, undefined);
  useEffect(() => {
    if (!goal) return;
    pageTexts.announce(titleText(goal));
    return () => pageTexts.announce(undefined);
  }, [goal, pageTexts]);
  return (
    <>
      <Toasts toasts={notices.toasts} offer={stores.followOffer} />
      <ConnectionBar notice$={notice.notice$} onRetry={live.tryNow} />
      <ChatBox chat={stores.chat} />
    </>
  );
}
