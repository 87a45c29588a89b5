import { type LiveName, toLiveName } from '../pointers/liveName';
import type { Bucket } from './openBucket';

/** Who has a pointer in the bucket. An old list may lack some: names only become more, so what is known stays. */
export async function namesIn(bucket: Bucket): Promise<LiveName[]> {
  const pointers = await bucket.list('live/');
  return pointers.flatMap(({ key }) => toLiveName(/^live\/(.+)\.json$/.exec(key)?.[1]) ?? []);
}
