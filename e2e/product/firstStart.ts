import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTES } from './remotes';
import { FIRST_START, startProduct } from './startProduct';

const PROJECT = join(import.meta.dirname, '../..');

/** First starts of earlier runs: of the last builds, at one hour. */
const KEPT = join(PROJECT, 'node_modules/.cache/first-start');

/** What a first start is made of. */
const MADE_OF = [
  ...['server/api', 'server/delivery', 'shell', ...REMOTES].map((name) => `${name}/dist`),
  ...['content', ...REMOTES.map((name) => `${name}/content`)],
];

/**
 * Before all tests: starts the product once, on an empty data folder. Every product of a test goes on from a copy of it,
 * with all released and the content stored: a first start costs twice the processor time of a later one. The next run
 * uses it again where nothing changed.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up from there.
export default async function firstStart(): Promise<void> {
  const kept = join(KEPT, await hashOfInputs());
  if ((await stat(kept).catch(() => undefined)) === undefined) {
    await rm(KEPT, { recursive: true, force: true });
    await mkdir(KEPT, { recursive: true });
    const dataDir = await mkdtemp(join(KEPT, 'new-'));
    const product = await startProduct({ FEED: 'none', DATA_DIR: dataDir });
    await product.stop();
    await rename(dataDir, kept);
  }
  process.env[FIRST_START] = kept;
}

/** With the hour: each run begins at the same one. On the machine's own clock no first start is like another. */
async function hashOfInputs(): Promise<string> {
  const now = new Date().toISOString();
  const hash = createHash('sha256').update(process.env.CLOCK_OFFSET_MS ? now.slice(0, 13) : now);
  for (const folder of MADE_OF) {
    const entries = await readdir(join(PROJECT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
