import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { type CountedMinute, sumOf } from '../store/releaseCounts';
import type { ReleaseCounts } from '../store/schema';
import type { Store } from '../store/store';

type Options = {
  store: Pick<Store, 'addReleaseCounts'>;
  /** Server time in unix seconds. */
  now: () => number;
  report: Report;
  /** Calls back every few seconds; returns its stop. */
  everyFewSeconds: (run: () => void) => () => void;
};

/** Most minutes of releases to keep in memory while the store is away, some hours. */
const MOST_WAITING = 1000;

/** Adds up counts of releases by minute, and writes them every few seconds. A killed server loses what it had not written. */
export function createReleaseTally({ store, now, report, everyFewSeconds }: Options) {
  let waiting = new Map<string, CountedMinute>();

  function keep({ minute, remote, release, counts }: CountedMinute): void {
    const key = `${minute} ${remote} ${release}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_WAITING) return;
    waiting.set(key, { minute, remote, release, counts: sumOf(known?.counts ?? {}, counts) });
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await store.addReleaseCounts(counted);
    } catch (error) {
      // The store is away: the counts wait for the next time.
      counted.forEach(keep);
      report(toError(error));
    }
  }

  const stop = everyFewSeconds(() => void write());

  return {
    /** Counts now. */
    add: ({ remote, release }: PartOnPage, counts: ReleaseCounts) =>
      keep({ minute: Math.floor(now() / 60), remote, release, counts }),
    write,
    /** Writes what is left. */
    async close(): Promise<void> {
      stop();
      await write();
    },
  };
}

export type ReleaseTally = ReturnType<typeof createReleaseTally>;
