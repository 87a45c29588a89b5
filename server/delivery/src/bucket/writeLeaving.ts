import type { Bucket } from './openBucket';
import { keyOfPointer, nextObject, type SharedPointer } from './pointerObject';

/**
 * Says beside a pointer which releases are leaving, by which pruning, and nothing else of it changes.
 *
 * @returns what stands there now, or nothing when the pointer is another one by now
 */
export async function writeLeaving(
  bucket: Bucket,
  there: SharedPointer,
  next: Pick<SharedPointer, 'leaving' | 'pruning'>,
): Promise<SharedPointer | undefined> {
  const { body } = nextObject(there.text, { ...next, history: there.history });
  const etag = await bucket.put(keyOfPointer(there.pointer.remote), body, { only: there.etag });
  return etag === undefined ? undefined : { ...there, ...next, etag };
}
