import type { Report } from 'shared-kernel/decode/decode';
import type { AdvertCount, DeviceClass } from 'shared-kernel/protocol/beacon';
import { type DayCount, dayInVietnam } from '../store/advertCounts';
import { createTally } from '../store/createTally';
import type { Store } from '../store/store';
import { createKnownAdverts } from './createKnownAdverts';

export type AdvertCounts = ReturnType<typeof createAdvertCounts>;

type Options = {
  store: Pick<Store, 'addAdvertCounts' | 'advertPlaces'>;
  /** Server time in unix seconds. */
  now: () => number;
  report: Report;
  /** So many counts were of adverts that do not exist. */
  onUnknown: (count: number) => void;
  /** Calls back every few seconds; returns its stop. */
  everyFewSeconds: (run: () => void) => () => void;
};

/** Most adverts, places, pages and devices to keep in memory. */
const MAX_WAITING = 5000;

/** Most messages that wait for a store that does not answer. */
const MAX_MESSAGES = 2000;

/** Views and clicks of adverts that exist, on the day in which they came. */
export function createAdvertCounts({ store, now, report, onUnknown, everyFewSeconds }: Options) {
  const known = createKnownAdverts(store, now);
  const tally = createTally<DayCount>({
    keyOf: ({ day, slot, id, route, device }) => `${day} ${slot} ${id} ${route} ${device}`,
    sumOf: (one, { shown, clicked }) => ({ ...one, shown: one.shown + shown, clicked: one.clicked + clicked }),
    save: (counts) => store.addAdvertCounts(counts),
    most: MAX_WAITING,
    report,
    everyFewSeconds,
  });
  let adding: Promise<void> = Promise.resolve();
  let messages = 0;

  async function addKnown(counts: readonly DayCount[]): Promise<void> {
    for (const count of counts) {
      if (await known.has(count)) tally.add(count);
      else onUnknown(1);
    }
  }

  return {
    /** Counts with neither a view nor a click change nothing. */
    add(counts: readonly AdvertCount[], device: DeviceClass | undefined): void {
      const about = { day: dayInVietnam(now()), device: device ?? ('' as const) };
      const some = counts.filter(({ shown, clicked }) => shown + clicked > 0).map((count) => ({ ...about, ...count }));
      if (messages >= MAX_MESSAGES) return onUnknown(some.length);
      messages += 1;
      adding = adding
        .then(() => addKnown(some))
        .finally(() => {
          messages -= 1;
        });
    },
    async write(): Promise<void> {
      await adding;
      await tally.write();
    },
    async close(): Promise<void> {
      await adding;
      await tally.close();
    },
  };
}
