import { createVisitFlag } from 'shared-kernel/state/createVisitFlag';

/** How long a room may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** The chat box: closed at first, then as left in this session. @param url address of the room, if any */
export function createChatStore(window: Window, url: string | undefined) {
  const { isOn$: isOpen$, toggle } = createVisitFlag(window, 'chat');
  return {
    url,
    isOpen$,
    toggle,
    /** Whether the room's server answers at all: a frame does not tell, it shows the browser's own error page. */
    async isReached(): Promise<boolean> {
      if (!url) return false;
      const signal = AbortSignal.timeout(ANSWER_MS);
      const asked = window.fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
      return asked.then(
        () => true,
        () => false,
      );
    },
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
