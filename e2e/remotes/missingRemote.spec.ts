import { expect } from '@playwright/test';
import { emptySlots } from '../adverts/places';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { boxOf } from '../page/boxOf';
import { type Product, startProduct } from '../product/startProduct';
import { type } from '../releases/type';
import { expectTrouble, takeAway, toPage, toPageInVain } from './away';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay' });
});
test.afterAll(() => product?.stop());

test('without the board the rest lives; it comes back by itself', async ({ page }) => {
  const bringBack = await takeAway(product, 'mfe-scores');
  try {
    await page.goto(product.url);
    await expectTrouble(page);
    await toPage(page, 'Soi kèo');
    await expect(page.getByRole('article').first()).toBeVisible();
    await toPageInVain(page, 'Tỷ số trực tuyến', 'mfe-scores');
  } finally {
    await bringBack();
  }
  await expect(matchRows(page).first()).toBeVisible();
});

test('without the adverts the rest lives, and has their space from the next page on; they come back by themselves', async ({
  page,
}) => {
  const place = page.locator('[data-slot=OnHeaderLevel2]');
  const bringBack = await takeAway(product, 'mfe-ads');
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
  await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
  await expect.poll(() => emptySlots(page)).not.toContain('OnHeaderLevel2');
  await toPage(page, 'Tips');
  await expect(place.getByRole('img')).toBeVisible();
});

test('with the adverts switched off, the server-rendered HTML keeps no space for them', async ({ browser }) => {
  const turn = (to: 'off' | 'on') => type(product, to, 'mfe-ads');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const spaces = () =>
    page.locator('[data-slot]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await turn('off');
  try {
    // The server reads pointers once a second, and renders with those; a busy one sends a page without its HTML.
    await expect(async () => {
      await page.goto(product.url);
      expect(Math.max(...(await spaces()))).toBe(0);
      await expect(page.locator('main [data-first=page] [data-match]').last()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await turn('on');
    await context.close();
  }
});
