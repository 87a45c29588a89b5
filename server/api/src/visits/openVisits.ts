import { randomBytes } from 'node:crypto';
import type { Report } from 'shared-kernel/decode/decode';
import type { AdvertCount, DeviceClass, Vitals } from 'shared-kernel/protocol/beacon';
import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import type { Store } from '../store/store';
import { type Counted, countsOf } from './countNames';
import { createReleaseTally } from './createReleaseTally';
import { createVisitCounts, type Refusal } from './createVisitCounts';

type Options = {
  store: Pick<Store, 'addReleaseCounts' | 'releaseCounts' | 'countedReleases' | 'sharedSecret'>;
  metrics: {
    vitals: { add(vitals: Vitals): void };
    releases: { add(part: PartOnPage, counted: Counted): void; refused(why: Refusal, count: number): void };
  };
  adverts: { add(counts: readonly AdvertCount[], device: DeviceClass | undefined): void };
  /** Server time in unix seconds. */
  now: () => number;
  report: Report;
  /** Calls back every few seconds; returns its stop. */
  everyFewSeconds: (run: () => void) => () => void;
};

/** Counting of visits on a store, with the key that all its nodes share. */
export async function openVisits({ store, metrics, adverts, now, report, everyFewSeconds }: Options) {
  const key = await store.sharedSecret('view', () => randomBytes(32).toString('base64url'));
  const recalled = await store.countedReleases(Math.floor((now() - VIEW_SECONDS) / 60));
  const tally = createReleaseTally({ store, now, report, everyFewSeconds });
  const counts = createVisitCounts({
    key,
    now,
    recalled,
    onCounted(part, counted) {
      tally.add(part, countsOf(counted));
      metrics.releases.add(part, counted);
    },
    onVitals: metrics.vitals.add,
    onAdverts: adverts.add,
    onRefused: metrics.releases.refused,
  });
  return { counts, figures: { store, tally, now }, close: tally.close };
}
