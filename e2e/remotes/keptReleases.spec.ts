import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONTRACT } from 'shared-kernel/contract/version';
import * as tar from 'tar';
import { matchRows, scoreOf } from '../board/board';
import { test } from '../browser/test';
import { asVersion, liveRelease } from '../faults/releasing';
import { REMOTES } from '../product/remotes';
import { type Product, startProduct } from '../product/startProduct';
import { withoutLateFiles } from '../product/test';
import { type } from '../releases/type';
import { hubOf } from '../shell/hubOf';
import { pushed } from '../shell/visit';

const KEPT = join(import.meta.dirname, 'kept', `contract-${CONTRACT}`);

/** The kept release of each remote. */
const kept = new Map<string, string>();

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'simulator' });
  for (const file of await readdir(KEPT)) {
    const build = await mkdtemp(join(tmpdir(), 'tyso-kept-'));
    await tar.extract({ file: join(KEPT, file), cwd: build });
    const remote = file.replace('.tgz', '');
    // Today's build may be the same.
    const description = await readFile(join(build, 'release.json'), 'utf8');
    await writeFile(join(build, 'release.json'), asVersion('0.0.1')('release.json', description));
    const said = await type(product, 'release', remote, '--from', build, '--now', '--unchecked', 'kept');
    const release = / (\S+) is live/.exec(said)?.[1] ?? '';
    kept.set(remote, release);
    await expect.poll(() => liveRelease(product.url, remote), { intervals: [50] }).toBe(release);
    await rm(build, { recursive: true });
  }
});
test.afterAll(() => product?.stop());

/** The shell's error messages; none are expected. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('[TySo]') && said.push(message.text()));
  return said;
}

/** The releases of a remote that this page has loaded files from. */
async function releasesOf(page: Page, remote: string): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(loaded.flatMap((url) => new RegExp(`/r/${remote}/([^/]+)/`).exec(url)?.[1] ?? []))];
}

test('a release of each remote is kept for the contract of today', async () => {
  expect((await readdir(KEPT)).sort()).toEqual(REMOTES.map((remote) => `${remote}.tgz`).sort());
});

test('a kept release of the scores runs in today’s shell, its detail and its live updates, too', async ({ page }) => {
  const said = complaints(page);
  const hub = await hubOf(page);
  await page.goto(`${product.url}/?filter=all`);
  const row = matchRows(page).first();
  await expect(row).toBeVisible();
  expect(await releasesOf(page, 'mfe-scores')).toEqual([kept.get('mfe-scores')]);
  await expect.poll(() => hub.isReady()).toBe(true);
  const id = Number(await row.getAttribute('data-match'));
  const same = page.locator(`[data-match="${id}"]`);
  hub.say(pushed(Number.MAX_SAFE_INTEGER, 8, 7, undefined, id));
  await expect(scoreOf(same)).toHaveAccessibleName('Tỷ số 8 – 7');
  await same.getByRole('button', { name: /chi tiết/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chi tiết trận đấu' })).toContainText('8 – 7');
  expect(withoutLateFiles(said)).toEqual([]);
});

test('a kept release of the articles runs in today’s shell, list and article', async ({ page }) => {
  const said = complaints(page);
  await page.goto(`${product.url}/news`);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(first).toBeVisible();
  await expect.poll(() => releasesOf(page, 'mfe-articles')).toEqual([kept.get('mfe-articles')]);
  await first.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Its text becomes HTML in the browser, of the release's own.
  await expect(page.getByRole('main').getByRole('article').getByRole('paragraph').nth(2)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(withoutLateFiles(said)).toEqual([]);
});

test('a kept release of the adverts runs in today’s shell, page and slots', async ({ page }) => {
  const said = complaints(page);
  await page.goto(`${product.url}/top-nha-cai`);
  await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quảng cáo đầu trang' }).getByRole('img')).toBeVisible();
  expect(await releasesOf(page, 'mfe-ads')).toEqual([kept.get('mfe-ads')]);
  expect(withoutLateFiles(said)).toEqual([]);
});
