import type { Report } from 'shared-kernel/decode/decode';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { createTally } from '../store/createTally';
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

/** Most minutes of releases to keep in memory while the store is away: with five releases some three hours. */
const MAX_WAITING = 1000;

/** What pages say of releases, in the minute in which it came. */
export function createReleaseTally({ store, now, report, everyFewSeconds }: Options) {
  const { add, write, close } = createTally<CountedMinute>({
    keyOf: ({ minute, ...part }) => `${minute} ${partKey(part)}`,
    sumOf: (one, other) => ({ ...one, counts: sumOf(one.counts, other.counts) }),
    save: (counted) => store.addReleaseCounts(counted),
    most: MAX_WAITING,
    report,
    everyFewSeconds,
  });
  return {
    add: ({ remote, release }: PartOnPage, counts: ReleaseCounts) =>
      add({ minute: Math.floor(now() / 60), remote, release, counts }),
    write,
    close,
  };
}

export type ReleaseTally = ReturnType<typeof createReleaseTally>;
