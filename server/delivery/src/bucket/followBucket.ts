import { setTimeout as pause } from 'node:timers/promises';
import type { Report } from 'shared-kernel/decode/decode';
import type { SharedPointers } from '../changes/sharedPointers';
import type { BucketPlace } from '../config/bucketPlace';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import type { SiteFolder } from '../siteFolder';
import { BucketError } from './bucketError';
import { bucketPointers } from './bucketPointers';
import { type CheckedBucket, checkedBucket } from './checkedBucket';
import { createBringer } from './createBringer';
import { createCopy } from './createCopy';
import { type BucketListener, createFaultLog, type FaultLog } from './createFaultLog';
import { namesIn } from './namesIn';
import { needsKeys } from './needsKeys';
import { type Bucket, openBucket } from './openBucket';
import { createSecretCopy } from './previewSecretIn';

/** How often it is read, and how long an answer may take. */
export type BucketTimes = { readonly everyMs: number; readonly patienceMs: number };

const TIMES: BucketTimes = { everyMs: 1_000, patienceMs: 5_000 };
/** A new machine should have releases before it has visitors; one that has some goes on with them. */
const FIRST_MS = 30_000;

type Means = {
  readonly report: Report;
  /** Hears that all is well again. */
  readonly tell: (line: string) => void;
  readonly listener: BucketListener;
  readonly times?: BucketTimes | undefined;
};

export type Followed = {
  stop(): Promise<void>;
  /** Brings a release that a visitor asks for. */
  readonly bring: ReturnType<typeof createBringer>;
  readonly bucket: Bucket;
  /** What is live, to be changed. */
  readonly shared: SharedPointers;
};

/**
 * Keeps a data folder level with a bucket, for as long as the server runs. While the bucket fails, the folder stays as it
 * is, and so does the site.
 *
 * @returns as soon as the folder is level or cannot be
 * @throws ReleaseError when the bucket keeps no conditions of writes; VariableError without keys that all machines know
 */
export async function followBucket(
  site: SiteFolder,
  place: BucketPlace,
  { report, tell, listener, times = TIMES }: Means,
): Promise<Followed> {
  needsKeys(site);
  const ending = new AbortController();
  const bucket = checkedBucket(await openBucket(place, { ms: times.patienceMs, attempts: 1, ending: ending.signal }));
  const faults = createFaultLog(bucket.called, report, tell, listener);
  await tryConditions(bucket, faults);
  const look = createLook(site, bucket, { faults, listener, ending: ending.signal });
  await Promise.race([look(), pause(FIRST_MS, undefined, { ref: false })]);
  const following = follow(look, times.everyMs, ending.signal);
  return {
    async stop() {
      ending.abort();
      await following;
    },
    bring: createBringer(site, bucket, () => performance.now()),
    bucket,
    shared: bucketPointers(site, bucket),
  };
}

/** Whoever writes tries them again, where that failed. */
async function tryConditions(bucket: CheckedBucket, faults: FaultLog): Promise<void> {
  await bucket.check().catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error;
    faults.add('conditions', error);
  });
}

async function follow(look: () => Promise<void>, everyMs: number, ending: AbortSignal): Promise<void> {
  const looks = new Set<Promise<void>>();
  while (!ending.aborted) {
    await pause(everyMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
    if (ending.aborted) break;
    const one = look().finally(() => looks.delete(one));
    looks.add(one);
  }
  await Promise.all(looks);
}

/** Looks at everything once; what still waits for an answer is not asked again. */
function createLook(
  site: SiteFolder,
  bucket: Bucket,
  { faults, listener, ending }: Pick<Means, 'listener'> & { readonly faults: FaultLog; readonly ending: AbortSignal },
): () => Promise<void> {
  const busy = new Set<string>();
  const copy = createCopy(site, bucket);

  async function part(name: string, work: () => Promise<void>): Promise<void> {
    if (busy.has(name)) return;
    busy.add(name);
    try {
      await work();
      faults.clear(name);
    } catch (error) {
      if (!ending.aborted) faults.add(name, error);
    } finally {
      busy.delete(name);
    }
  }

  const follow = (name: LiveName) => part(name, () => copy(name));
  const secret = createSecretCopy(site, bucket);

  return async () => {
    const known = await liveNames(site);
    const listed = part('live/*', async () => {
      const names = await namesIn(bucket);
      await Promise.all(names.filter((name) => !known.includes(name)).map(follow));
    });
    await Promise.all([listed, ...known.map(follow), part('keys/preview.json', secret)]);
    faults.clear('conditions');
    if (faults.isEmpty() && busy.size === 0) listener.level();
  };
}
