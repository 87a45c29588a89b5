import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { Store } from '../store/store';
import { dayInVietnam } from './dayInVietnam';

export type AdvertCounts = ReturnType<typeof createAdvertCounts>;

type Options = {
  store: Pick<Store, 'addAdvertCounts'>;
  /** Server time in unix seconds. */
  now: () => number;
  report: Report;
  /** Calls back every few seconds; returns its stop. */
  everyFewSeconds: (run: () => void) => () => void;
};

/** Most adverts in slots to keep in memory. Anything beyond is not counted until the next write. */
const MOST_WAITING = 1000;

/**
 * Adds up views and clicks from pages, and writes them every few seconds: a busy minute is a few statements, not one
 * per visitor. A killed server loses what it had not written.
 */
export function createAdvertCounts({ store, now, report, everyFewSeconds }: Options) {
  let waiting = new Map<string, AdvertCount>();

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const counts = waiting;
    waiting = new Map();
    try {
      await store.addAdvertCounts(dayInVietnam(now()), [...counts.values()]);
    } catch (error) {
      // The store is away: the counts wait for the next time.
      add([...counts.values()]);
      report(toError(error));
    }
  }

  function add(counts: readonly AdvertCount[]): void {
    for (const { slot, id, shown, clicked } of counts) {
      const key = `${slot} ${id}`;
      const known = waiting.get(key);
      if (!known && waiting.size >= MOST_WAITING) continue;
      waiting.set(key, {
        ...{ slot, id },
        shown: shown + (known?.shown ?? 0),
        clicked: clicked + (known?.clicked ?? 0),
      });
    }
  }

  const stop = everyFewSeconds(() => void write());

  return {
    add,
    write,
    /** Writes what is left. */
    async close(): Promise<void> {
      stop();
      await write();
    },
  };
}
