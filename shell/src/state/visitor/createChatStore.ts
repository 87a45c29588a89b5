import { BehaviorSubject } from 'rxjs';

const KEY = 'tyso.chat';

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
