/** How long a tab waits before it claims an event, in milliseconds: the tab in use goes first. */
const WAIT_MS = { focused: 0, visible: 150, hidden: 400 } as const;

/** The most that tabs may receive the same event apart, in milliseconds; a later tab has received the claim by then. */
const HELD_MS = 60_000;

const CHANNEL = 'tyso.notices';

/** The parts of the browser that this needs; tests pass their own. */
export type ClaimHost = {
  locks: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  attention(): keyof typeof WAIT_MS;
};

/**
 * Makes sure that one of a visitor's tabs announces each event: the one that gets the lock of its key, which it holds
 * for a minute. A channel informs the others. Without locks (a page on plain http) the first claim on the channel wins,
 * and two tabs of equal attention may sometimes both announce. Without either, each tab is alone.
 *
 * @param onAnnounced another tab has announced this event
 */
export function createClaims({ locks, channel, attention }: ClaimHost, onAnnounced: (key: string) => void) {
  const announcedElsewhere = new Set<string>();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    announcedElsewhere.add(data);
    setTimeout(() => announcedElsewhere.delete(data), HELD_MS);
    onAnnounced(data);
  };
  const inform = (key: string) => {
    channel?.postMessage(key);
    return true;
  };

  return {
    /** Whether this tab is to announce the event. */
    async claim(key: string): Promise<boolean> {
      const waitMs = WAIT_MS[attention()];
      if (waitMs > 0 && channel) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (announcedElsewhere.has(key)) return false;
      if (!locks) return inform(key);
      return (await isLocked(locks, key)) && inform(key);
    },
    open() {
      channel?.addEventListener('message', onMessage);
      return () => channel?.close();
    },
  };
}

/** Whether the lock was free; it is held from now on. Where the browser refuses locks, every tab may announce. */
function isLocked(locks: Pick<LockManager, 'request'>, key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((done) => setTimeout(done, HELD_MS)) : undefined;
    };
    locks.request(`${CHANNEL} ${key}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/** The browser as {@link ClaimHost}. */
export function browserClaims({ navigator, document }: Window): ClaimHost {
  return {
    // Missing on plain http, contrary to the types.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined,
    attention: () => (document.hidden ? 'hidden' : document.hasFocus() ? 'focused' : 'visible'),
  };
}
