import { toLine } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { sha256 } from './releaseIndex';

export function keyOfOlder(name: LiveName, line: string): string {
  return `history/${name}/${toLine(line)?.at ?? 'unknown'}-${sha256(bodyOf(line)).slice(0, 8)}.json`;
}

const bodyOf = (line: string) => Buffer.from(`${line}\n`);

/** Keeps the changes that find no place beside the pointer any more, an object each, named so that they sort by time. */
export async function storeOlder(bucket: Bucket, name: LiveName, lines: readonly string[]): Promise<void> {
  await inParallel(lines, async (line) => {
    await bucket.put(keyOfOlder(name, line), bodyOf(line), 'none there');
  });
}
