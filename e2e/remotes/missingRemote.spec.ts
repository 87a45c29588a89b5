import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { emptySlots } from '../adverts/places';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { boxOf } from '../page/boxOf';
import { type Product, startProduct } from '../product/startProduct';

const LIVE = join(import.meta.dirname, '../../server/delivery/dist/bin/live.js');
const run = promisify(execFile);

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay' });
});
test.afterAll(() => product?.stop());

test('without the articles the rest lives; they come back by themselves', async ({ page }) => {
  const bringBack = await takeAway('mfe-articles');
  try {
    await page.goto(product.url);
    await expect(matchRows(page).first()).toBeVisible();
    await toPageInVain(page, 'Soi kèo', 'mfe-articles');
  } finally {
    await bringBack();
  }
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
});

test('without the board the rest lives; it comes back when asked', async ({ page }) => {
  const bringBack = await takeAway('mfe-scores');
  try {
    await page.goto(product.url);
    await expectTrouble(page);
    await toPage(page, 'Soi kèo');
    await expect(page.getByRole('article').first()).toBeVisible();
    await toPageInVain(page, 'Tỷ số trực tuyến', 'mfe-scores');
  } finally {
    await bringBack();
  }
  // Sooner than the page's own retry, 5 s after the last try.
  const asked = page.waitForRequest(/\/live\/mfe-scores\.json$/, { timeout: 3_000 });
  await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click();
  await asked;
  await expect(matchRows(page).first()).toBeVisible();
});

test('without the adverts the rest lives, and has their space from the next page on; they come back by themselves', async ({
  page,
}) => {
  const place = page.locator('[data-slot=OnHeaderLevel2]');
  const bringBack = await takeAway('mfe-ads');
  try {
    await page.goto(product.url);
    await expect(matchRows(page).first()).toBeVisible();
    await expect.poll(() => emptySlots(page)).toContain('OnHeaderLevel2');
    await expect(place).toBeEmpty();
    expect((await boxOf(place)).height).toBe(60);
    await toPage(page, 'Top nhà cái');
    await expectTrouble(page);
    expect((await boxOf(place)).height).toBe(0);
  } finally {
    await bringBack();
  }
  await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => emptySlots(page), { timeout: 30_000 }).not.toContain('OnHeaderLevel2');
  await toPage(page, 'Tips');
  await expect(place.getByRole('img')).toBeVisible({ timeout: 30_000 });
});

test('with the adverts switched off, what the server drew keeps no space for them', async ({ browser }) => {
  const turn = (to: 'off' | 'on') => run(process.execPath, [LIVE, to, 'mfe-ads', '--data', product.dataDir]);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const spaces = () =>
    page.locator('[data-slot]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await turn('off');
  try {
    // The server reads pointers once a second, and draws with those; a busy one sends a page without its picture.
    await expect(async () => {
      await page.goto(product.url);
      expect(Math.max(...(await spaces()))).toBe(0);
      await expect(page.locator('main [data-first=page] [role=row]').last()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await turn('on');
    await context.close();
  }
});

/** Removes a remote's files from the served folder; the returned function restores them. */
async function takeAway(remote: string): Promise<() => Promise<void>> {
  const releases = join(product.dataDir, 'site/r', remote);
  const away = join(product.dataDir, `${remote}-away`);
  await rename(releases, away);
  return () => rename(away, releases);
}

async function toPage(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: title }).click();
}

/** A visit is a try of its own; the next one, automatic or not, starts only after it. */
async function toPageInVain(page: Page, title: string, remote: string): Promise<void> {
  const tried = page.waitForResponse((answer) => answer.url().includes(`/r/${remote}/`) && !answer.ok());
  await toPage(page, title);
  await expectTrouble(page);
  await tried;
}

/** The page's own place shows the error, with a button to retry. */
async function expectTrouble(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText(/Không tải được phần này|Tạm thời không xem được bài viết/, { timeout: 15_000 });
  await expect(card.getByRole('button', { name: /^(Thử lại|Đang tải dữ liệu)$/ })).toBeVisible();
}
