import { BehaviorSubject } from 'rxjs';

const KEY = 'tyso.chat';

/** How long a room may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** The chat box: closed at first, then as left in this session. @param url address of the room, if any */
export function createChatStore(window: Window, url: string | undefined) {
  const isOpen$ = new BehaviorSubject(attempt(() => window.sessionStorage.getItem(KEY)) === 'open');
  return {
    url,
    isOpen$,
    toggle() {
      const isOpen = !isOpen$.value;
      isOpen$.next(isOpen);
      attempt(() => window.sessionStorage.setItem(KEY, isOpen ? 'open' : 'closed'));
    },
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

/** Storage may be blocked or full: then the choice lasts as long as the page (S3). */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export type ChatStore = ReturnType<typeof createChatStore>;
