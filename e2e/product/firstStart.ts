import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_START, startProduct } from './startProduct';

/**
 * Before all tests: starts the product once, on an empty data folder. Every product of a test goes on from a copy of it,
 * with all released and the content stored: a first start costs twice the processor time of a later one.
 *
 * @returns what removes the folder after all tests
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up from there.
export default async function firstStart(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-e2e-first-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const product = await startProduct({ FEED: 'none', DATA_DIR: dataDir });
    await product.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[FIRST_START] = dataDir;
  return remove;
}
