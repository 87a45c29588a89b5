import type { LateStores } from '../../state/late/createLateStores';
import { ChatBox } from '../chat/ChatBox';
import { ConnectionBar } from '../layout/ConnectionBar';

/** What lies over the page once its first content stands. */
export function LateViews({ stores }: { stores: LateStores }) {
  return (
    <>
      <ConnectionBar notice$={stores.notice.notice$} onRetry={stores.live.tryNow} />
      <ChatBox chat={stores.chat} />
    </>
  );
}
