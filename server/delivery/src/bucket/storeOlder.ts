import { toLine } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { sha256 } from './releaseIndex';

/** Keeps the changes that find no place beside the pointer any more, an object each, named so that they sort by time. */
export async function storeOlder(bucket: Bucket, name: LiveName, lines: readonly string[]): Promise<void> {
  await inParallel(lines, async (line) => {
    const body = Buffer.from(`${line}\n`);
    const key = `history/${name}/${toLine(line)?.at ?? 'unknown'}-${sha256(body).slice(0, 8)}.json`;
    await bucket.put(key, body, 'none there');
  });
}
