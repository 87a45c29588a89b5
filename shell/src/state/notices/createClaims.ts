/** Who tells a match event: the tab the visitor looks at is asked first, in milliseconds of waiting. */
const WAIT_MS = { focused: 0, visible: 150, hidden: 400 } as const;

/** Tabs may hear of the same event this much apart, in milliseconds; one that hears later has heard of the telling. */
const HELD_MS = 60_000;

const CHANNEL = 'tyso.notices';

/** What of the browser it needs; tests give their own. */
export type ClaimHost = {
  locks: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  attention(): keyof typeof WAIT_MS;
};

/**
 * One tab of a visitor tells each piece of news. Whoever gets the lock of its name tells it and holds the lock for a
 * minute; a channel tells the others for good. Without locks (a page on plain http) the channel alone must do: the
 * first to claim has it, and two tabs of equal attention may now and then both speak. Without either, each tab is alone.
 *
 * @param onTold another tab has told this
 */
export function createClaims({ locks, channel, attention }: ClaimHost, onTold: (key: string) => void) {
  const toldElsewhere = new Set<string>();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    toldElsewhere.add(data);
    setTimeout(() => toldElsewhere.delete(data), HELD_MS);
    onTold(data);
  };
  const tell = (key: string) => {
    channel?.postMessage(key);
    return true;
  };

  return {
    /** Whether this tab is the one to tell it. */
    async claim(key: string): Promise<boolean> {
      const waitMs = WAIT_MS[attention()];
      if (waitMs > 0 && channel) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (toldElsewhere.has(key)) return false;
      if (!locks) return tell(key);
      return (await isLocked(locks, key)) && tell(key);
    },
    open() {
      channel?.addEventListener('message', onMessage);
      return () => channel?.close();
    },
  };
}

/** Whether the lock was free; it is held from now on. A browser that refuses locks altogether lets everybody speak. */
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
    // Missing on plain http, whatever the types say.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined,
    attention: () => (document.hidden ? 'hidden' : document.hasFocus() ? 'focused' : 'visible'),
  };
}
