import { useObservable } from 'shared-kernel/react/useObservable';
import type { LateStores } from '../../state/late/createLateStores';
import { ChatBox } from '../chat/ChatBox';
import { ConnectionBar } from '../layout/ConnectionBar';
import { Toasts } from '../notices/Toasts';
import { useTitleOfGoal } from '../notices/useTitleOfGoal';

/** What lies over the page once its first content stands. */
export function LateViews({ stores }: { stores: LateStores }) {
  const { live, notice, notices } = stores;
  useTitleOfGoal(useObservable(notices.unseenGoal$, undefined));
  return (
    <>
      <Toasts toasts={notices.toasts} />
      <ConnectionBar notice$={notice.notice$} onRetry={live.tryNow} />
      <ChatBox chat={stores.chat} />
    </>
  );
}
