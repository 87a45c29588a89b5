import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { changedBuild } from './changedBuild';
import { numberIn, visit } from './tabs';

const BIN = join(import.meta.dirname, '../../server/delivery/dist/bin');
const PAGE = '/top-nha-cai';
const LIVE = 'Top nhà cái';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'none' });
});
test.afterAll(() => product?.stop());

test('a candidate that throws in a few browsers is withdrawn by the running site within a minute', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const candidate = await beginBroken(50);
  const buckets = [0, 99, 1, 98, 2, 97, 3, 96];
  for (const bucket of buckets)
    await visit(browser, product.url, { path: PAGE, number: numberIn(candidate, (one) => one === bucket) });
  const firstFault = Date.now();
  await expect.poll(lastChange, { timeout: 60_000 }).toMatchObject({ what: 'withdraw', who: 'judge', candidate });
  expect((await lastChange()).why).toMatch(/^faults: \d of \d had a fault, and 0 of \d of the control$/);
  expect(Date.now() - firstFault).toBeLessThan(60_000);
  expect(await pointer()).not.toHaveProperty('candidate');
});

/** The last build, which throws where its page is loaded; returns the name of the release. */
async function beginBroken(share: number): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    // Its server entry has the page, too, and loads.
    const broken = 'if (typeof document === "object") throw new Error("hỏng");';
    await changedBuild('mfe-ads', build, (text) => (text.includes(LIVE) ? broken + text : text));
    const how = ['--from', build, '--share', String(share), '--unchecked', 'thử', '--data', product.dataDir];
    const { stdout } = await promisify(execFile)(process.execPath, [join(BIN, 'release.js'), 'mfe-ads', ...how]);
    return /^mfe-ads (\S+)/m.exec(stdout)?.[1] ?? '';
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

async function pointer(): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(product.dataDir, 'site/live/mfe-ads.json'), 'utf8'));
}

async function lastChange(): Promise<Record<string, string>> {
  const lines = (await readFile(join(product.dataDir, 'history/mfe-ads.jsonl'), 'utf8')).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '{}');
}
