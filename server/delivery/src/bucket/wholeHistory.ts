import { type HistoryLine, linesOf, toLine } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { keyOfOlder } from './storeOlder';

const MOST_BYTES = 100_000;

/** All changes of a name, oldest first: beside its pointer, and the older ones. What this folder knows is not asked for. */
export async function wholeHistory(
  site: SiteFolder,
  bucket: Bucket,
  name: LiveName,
  besidePointer: readonly string[],
): Promise<HistoryLine[]> {
  const known = new Map((await linesOf(site, name)).map((line) => [keyOfOlder(name, line), line]));
  const lines = new Map(besidePointer.map((line) => [keyOfOlder(name, line), line]));
  await inParallel(await bucket.list(`history/${name}/`), async ({ key }) => {
    const line = known.get(key) ?? (await textAt(bucket, key));
    if (line !== undefined) lines.set(key, line);
  });
  return [...lines.values()].flatMap((line) => toLine(line) ?? []).sort((a, b) => (a.at < b.at ? -1 : 1));
}

async function textAt(bucket: Bucket, key: string): Promise<string | undefined> {
  const found = await bucket.get(key, MOST_BYTES);
  return found.kind === 'found' ? found.body.toString() : undefined;
}
