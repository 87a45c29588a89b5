import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../release/releaseError';
import type { Bucket, Condition } from './openBucket';

/**
 * Tries whether the bucket keeps the conditions of a write, and in which form it takes them. Without them the later one of
 * two releases would overwrite the other, and nobody would hear of it.
 *
 * @throws ReleaseError when it does not; BucketError when that cannot be found out
 */
export async function checkConditions(bucket: Bucket): Promise<void> {
  const key = `checks/${randomUUID()}`;
  const write = (text: string, condition: Condition) => bucket.put(key, Buffer.from(text), condition);
  try {
    const first = await write('one', 'none there');
    if (first === undefined) throw lacking(bucket, 'refuses a new object', 'If-None-Match: *');
    if (await write('two', 'none there')) throw lacking(bucket, 'overwrites an object', 'If-None-Match: *');
    let second = await write('two', { only: first });
    if (second === undefined) {
      // As Ceph's gateway does, which keeps a condition only without the quotes that the standard demands.
      bucket.takeBareTags();
      second = await write('two', { only: first });
    }
    if (second === undefined) throw lacking(bucket, 'refuses to replace an object', 'If-Match with its ETag');
    const isSame = (await bucket.get(key, 10, second)).kind === 'same';
    if (!isSame) throw lacking(bucket, 'sends an object again', 'If-None-Match with its ETag');
    if (await write('three', { only: first }))
      throw lacking(bucket, 'overwrites an object', 'If-Match with an older ETag');
  } finally {
    await bucket.remove(key).catch(() => undefined);
  }
}

function lacking({ called }: Bucket, does: string, header: string): ReleaseError {
  return new ReleaseError(
    `RELEASES: expected a bucket that keeps the conditions of a request, got ${called}, which ${does} although the request says ${header}. Two releases at once would overwrite each other there: take another S3 server, or leave RELEASES out.`,
  );
}
