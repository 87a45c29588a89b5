import type { LiveName } from '../pointers/liveName';
import type { Stored } from '../release/storedRelease';
import type { Bucket } from './openBucket';

/** No machine stores a release for longer than this. */
const LEFT_AFTER_MS = 6 * 3_600_000;

/** What is stored of a name, as a list says that may be old. */
export type StoredIn = {
  readonly releases: readonly Stored[];
  /** Releases of which files are there, and no list of them: somebody was killed while storing or removing them. */
  readonly left: readonly string[];
};

/**
 * The releases of a name. Files without a list may be of a machine that is storing them: they count as left when a later
 * release is six hours newer, both by the bucket's clock.
 */
export async function storedIn(bucket: Bucket, name: LiveName): Promise<StoredIn> {
  const whole = new Map<string, Date>();
  const begun = new Map<string, Date>();
  for (const { key, writtenAt } of await bucket.list(`r/${name}/`)) {
    const [release = '', file] = key.slice(`r/${name}/`.length).split('/');
    if (file !== undefined) begun.set(release, latest(begun.get(release), writtenAt));
    else if (release.endsWith('.json')) whole.set(release.slice(0, -5), writtenAt);
  }
  const newest = [...whole.values()].reduce(latest, new Date(0)).getTime();
  return {
    releases: [...whole].map(([release, writtenAt]) => ({ release, writtenAt })),
    left: [...begun].flatMap(([release, at]) =>
      whole.has(release) || newest - at.getTime() <= LEFT_AFTER_MS ? [] : [release],
    ),
  };
}

function latest(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}
