import type { SlotName } from 'shared-kernel/contract/slotName';
import { type AdvertCount, BEACON_PATH } from 'shared-kernel/protocol/beacon';

/** Where adverts are counted: the slots, the betting button of a card, and the ranking of bookmakers. */
type CountedPlace = SlotName | 'CardBet' | 'TopBookmakers';

/** Counts of an advert in its place. An advert without an id is not counted. */
export type Counted = { slot: CountedPlace; id: string | undefined };

export type AdvertCounter = ReturnType<typeof createAdvertCounter>;

type Edge = {
  /** `navigator.sendBeacon`; says whether the browser took it. */
  send: (path: string, body: Blob) => boolean;
  /** Calls back when the page may be about to go; returns its stop. */
  onLeaving: (run: () => void) => () => void;
};

/** Far below the limit of a message. */
const MOST_AT_ONCE = 50;

/**
 * Counts what was shown and clicked, and sends the counts in one message when the page is left or hidden. Who looked is not said.
 * A message that a content blocker eats is lost, silently.
 */
export function createAdvertCounter({ send, onLeaving }: Edge) {
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
    /** Returns its stop, which sends what is left. */
    open(): () => void {
      const stop = onLeaving(flush);
      return () => {
        stop();
        flush();
      };
    },
  };
}

/** The page is hidden or unloaded: what is not sent now may never be. */
export function pageLeaving(run: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'hidden' && run();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', run);
  };
}
