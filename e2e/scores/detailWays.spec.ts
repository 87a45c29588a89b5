import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { drawn } from '../page/drawn';
import { test } from '../product/test';

const PARTS = ['Diễn biến', 'Thống kê', 'Đội hình', 'Đối đầu', 'Tỷ lệ kèo', 'BXH'];
const SCORERS = 'Vua phá lưới';
const WAYS = [...PARTS, SCORERS];

const ways = (page: Page) => page.getByRole('dialog').getByRole('navigation', { name: 'Xem thêm về trận đấu và giải' });

/** @returns the id of the opened match */
async function openDetail(page: Page): Promise<string | null> {
  await page.goto('/?filter=end');
  const row = matchRows(page).first();
  const id = await row.getAttribute('data-match');
  await row.getByRole('button', { name: /chi tiết/ }).click();
  await expect(ways(page).getByRole('link')).toHaveText(WAYS);
  return id;
}

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('two taps lead from a row to each part of its match and to who scores most; each is as large as a finger', async ({
      page,
    }) => {
      await openDetail(page);
      const sheet = await boxOf(page.getByRole('dialog'));
      for (const name of WAYS) {
        const { width: wide, height } = await boxOf(ways(page).getByRole('link', { name }));
        // A sheet that is still on its way stands at a fraction of a pixel.
        expect(Math.round(Math.min(wide, height)), name).toBeGreaterThanOrEqual(44);
      }
      for (const name of PARTS) {
        await ways(page).getByRole('link', { name }).tap();
        await expect(page.locator('main').getByRole('region', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.goBack();
        await expect(ways(page).getByRole('link')).toHaveText(WAYS);
      }
      await ways(page).getByRole('link', { name: SCORERS }).tap();
      await expect(page.getByRole('heading', { level: 2, name: SCORERS })).toBeInViewport();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect((await boxOf(page.getByRole('dialog'))).width, 'the row of links scrolls, not the sheet').toBe(
        sheet.width,
      );
    });
  });
}

test('by keys alone a detail leads to a part of its match, whose link comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDetail(page);
  const last = ways(page).getByRole('link', { name: 'BXH' });
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused({ timeout: 50 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=bxh$/);
});

test('without JavaScript the detail leads to a part of its match, and to its teams', async ({ page, browser }) => {
  const id = await openDetail(page);
  const detail = new URL(`/?match=${id}`, page.url()).href;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const still = await context.newPage();
  for (const [way, at] of [
    [ways(still).getByRole('link', { name: 'Đội hình' }), /\/tran-dau\/.+\?tab=doi-hinh$/],
    [still.getByRole('dialog').locator('a[href*="/doi-bong/"]').first(), /\/doi-bong\//],
  ] as const) {
    await still.goto(detail);
    await drawn(still, still.getByRole('dialog'));
    await way.click();
    await expect(still).toHaveURL(at);
  }
  await context.close();
});
