import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownAdverts, publishAdverts } from './ownAdverts';
import { REMOTES } from './remotes';
import { FIRST_START, startProduct } from './startProduct';

const PROJECT = join(import.meta.dirname, '../..');

/** First starts of earlier runs. */
const KEPT = join(PROJECT, 'node_modules/.cache/first-start');
const DAY_MS = 86_400_000;

/** Files and folders of which a first start is made. */
const MADE_OF = [
  ...['server/api', 'server/delivery', 'shell', ...REMOTES].map((name) => `${name}/dist`),
  ...['content', 'mfe-ads/src/testing/content'],
  ...['tooling/run/start', 'e2e/product', 'pnpm-lock.yaml'],
];

/**
 * Before all tests: starts the product once, on an empty data folder. Every product of a test goes on from a copy of it,
 * with all released, articles and the tests' own adverts stored: a first start costs twice the processor time of a later one. A run at the same
 * time of the tests' clock takes the folder that an earlier one kept, as long as nothing changed that it is made of.
 *
 * @returns what removes the folder after all tests
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up from there.
export default async function firstStart(): Promise<(() => Promise<void>) | undefined> {
  // The machine's own clock is never again where it was.
  const kept = process.env.CLOCK_OFFSET_MS ? join(KEPT, await hashOfInputs()) : undefined;
  if (kept && (await isThere(kept))) {
    process.env[FIRST_START] = kept;
    return undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-e2e-first-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const product = await startProduct({ FEED: 'none', DATA_DIR: dataDir });
    await publishOwnAdverts(dataDir);
    await product.stop();
    // One whose store was closed in order.
    if (kept && !(await isThere(join(dataDir, 'api.lock')))) await keep(dataDir, kept);
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[FIRST_START] = dataDir;
  return remove;
}

async function publishOwnAdverts(dataDir: string): Promise<void> {
  const folder = await ownAdverts();
  await publishAdverts(folder, { dataDir }, 'banners', 'bookmakers', 'cards', 'overlays', 'settings');
  await rm(folder, { recursive: true });
}

/** The hash of what a start depends on, with the minute in tens: each run begins at the same. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 15));
  for (const made of MADE_OF)
    for (const file of await filesOf(join(PROJECT, made))) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(made: string): Promise<string[]> {
  if ((await stat(made).catch(() => undefined))?.isFile()) return [made];
  const entries = await readdir(made, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** It appears whole; where another run was first, that one's stays. */
async function keep(dataDir: string, kept: string): Promise<void> {
  const draft = `${kept}.${process.pid}`;
  await cp(dataDir, draft, { recursive: true, preserveTimestamps: true });
  const { birthtimeMs: now } = await stat(draft);
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }));
  for (const name of await readdir(KEPT)) {
    const { birthtimeMs } = await stat(join(KEPT, name));
    if (now - birthtimeMs > DAY_MS) await rm(join(KEPT, name), { recursive: true });
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
