import type { LiveName } from '../pointers/liveName';
import { isDamaged } from './bucketError';
import type { Bucket, Found } from './openBucket';

const MOST_BYTES = 10_000;

/** Where a release is noted that everybody gets at once, and that is to be watched. */
export const keyOfWatch = (name: LiveName, release: string) => `watch/${name}/${release}.json`;

/** A note of ours, unless there is none. What is longer than any of ours is none: who put it there shall stop nothing. */
export async function readNote(bucket: Bucket, key: string): Promise<Found | undefined> {
  const there = await bucket.get(key, MOST_BYTES).catch((error: unknown) => {
    if (isDamaged(error)) return undefined;
    throw error;
  });
  return there?.kind === 'found' ? there : undefined;
}
