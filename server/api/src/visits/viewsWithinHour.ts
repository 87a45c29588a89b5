import type { Store } from '../store/store';
import type { ReleaseTally } from './createReleaseTally';

type Deps = {
  store: Pick<Store, 'releaseCounts'>;
  tally: Pick<ReleaseTally, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** How many page loads a remote had within the hour; nothing where what was counted cannot be stored. */
export async function viewsWithinHour(remote: string, { store, tally, now }: Deps): Promise<number | undefined> {
  if (!(await tally.write())) return undefined;
  const counted = await store.releaseCounts(Math.floor(now() / 60) - 60);
  return counted.reduce((sum, one) => sum + (one.remote === remote ? (one.counts.views ?? 0) : 0), 0);
}
