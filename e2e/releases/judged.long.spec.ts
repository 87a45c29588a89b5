import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { changedBuild } from './changedBuild';
import { numberIn, visit } from './tabs';
import { type } from './type';

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
  const list = () => type(product, 'releases', 'mfe-ads');
  const withdrawn = new RegExp(
    `^mfe-ads ${candidate} was withdrawn by judge at \\S+: faults: \\d of \\d had a fault, and 0 of \\d of the control$`,
    'm',
  );
  await expect.poll(list, { timeout: 60_000 }).toMatch(withdrawn);
  expect(Date.now() - firstFault).toBeLessThan(60_000);
  expect(await (await fetch(`${product.url}/live/mfe-ads.json`)).json()).not.toHaveProperty('candidate');
});

/** The last build, which throws where its page is loaded; returns the name of the release. */
async function beginBroken(share: number): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    // Its server entry has the page, too, and loads.
    const broken = 'if (typeof document === "object") throw new Error("hỏng");';
    await changedBuild('mfe-ads', build, (text) => (text.includes(LIVE) ? broken + text : text));
    const how = ['--from', build, '--share', String(share), '--unchecked', 'thử'];
    return /^mfe-ads (\S+)/m.exec(await type(product, 'release', 'mfe-ads', ...how))?.[1] ?? '';
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
