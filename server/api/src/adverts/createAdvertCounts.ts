import type { Report } from 'shared-kernel/decode/decode';
import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { DayCount } from '../store/advertCounts';
import { createTally } from '../store/createTally';
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

/** Most adverts in slots to keep in memory. */
const MOST_WAITING = 1000;

/** Views and clicks from pages, on the day in which they came. */
export function createAdvertCounts({ store, now, report, everyFewSeconds }: Options) {
  const { add, write, close } = createTally<DayCount>({
    keyOf: ({ day, slot, id }) => `${day} ${slot} ${id}`,
    sumOf: (one, { shown, clicked }) => ({ ...one, shown: one.shown + shown, clicked: one.clicked + clicked }),
    save: (counts) => store.addAdvertCounts(counts),
    most: MOST_WAITING,
    ...{ report, everyFewSeconds },
  });
  return {
    add(counts: readonly AdvertCount[]): void {
      const day = dayInVietnam(now());
      for (const count of counts) add({ day, ...count });
    },
    write,
    close,
  };
}
