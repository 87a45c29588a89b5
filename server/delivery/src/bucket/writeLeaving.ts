import type { Bucket } from './openBucket';
import { keyOfPointer, nextObject, type SharedPointer } from './pointerObject';

/**
 * Says beside a pointer which releases are leaving, and nothing else of it changes.
 *
 * @returns the new ETag, or nothing when the pointer is another one by now
 */
export function writeLeaving(
  bucket: Bucket,
  there: SharedPointer,
  leaving: readonly string[],
): Promise<string | undefined> {
  const { body } = nextObject(there.text, { history: there.history, leaving });
  return bucket.put(keyOfPointer(there.pointer.remote), body, { only: there.etag });
}
