import type { SlotName } from 'shared-kernel/contract/slotName';
import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';

/** Where adverts are counted: the slots, the betting button of a card, and the ranking of bookmakers. */
type CountedPlace = SlotName | 'CardBet' | 'TopBookmakers';

/** An advert in its place. Without an id it is not counted. */
export type Counted = { slot: CountedPlace; id: string | undefined };

export type AdvertCounter = ReturnType<typeof createAdvertCounter>;

type Deps = {
  /** `navigator.sendBeacon`; returns whether the browser accepted the message. */
  send: (path: string, body: Blob) => boolean;
  /** Calls back when the page may be about to unload; returns its stop. */
  onLeaving: (run: () => void) => () => void;
};

/** Keeps a message far below its size limit. */
const MOST_AT_ONCE = 50;

/**
 * Counts views and clicks, and sends the counts in one message when the page is left or hidden. They do not identify
 * the visitor. Messages that a content blocker drops are lost silently.
 */
export function createAdvertCounter({ send, onLeaving }: Deps) {
  const counts = new Map<string, AdvertCount>();

  function count({ slot, id }: Counted, kind: 'shown' | 'clicked'): void {
    if (id === undefined) return;
    const key = `${slot} ${id}`;
    const known = counts.get(key) ?? { slot, id, shown: 0, clicked: 0 };
    counts.set(key, { ...known, [kind]: known[kind] + 1 });
    if (counts.size >= MOST_AT_ONCE) flush();
  }

  function flush(): void {
    if (counts.size === 0) return;
    const body = new Blob([JSON.stringify({ adverts: [...counts.values()] })], { type: 'application/json' });
    counts.clear();
    send(BEACON_PATH, body);
  }

  return {
    shown: (advert: Counted) => count(advert, 'shown'),
    clicked: (advert: Counted) => count(advert, 'clicked'),
    /** Returns its stop, which sends the rest. */
    open(): () => void {
      const stop = onLeaving(flush);
      return () => {
        stop();
        flush();
      };
    },
  };
}

/** The page is hidden or unloaded: the last safe moment to send. */
export function pageLeaving(run: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'hidden' && run();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', run);
  };
}
