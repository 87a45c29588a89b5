import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { findings } from '../page/wellMade';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chi tiết trận đấu' });

const SCORERS = 'Vua phá lưới';
const WAYS = ['Diễn biến', 'Thống kê', 'Đội hình', 'Đối đầu', 'Tỷ lệ kèo', 'BXH', SCORERS];

const ways = (page: Page) => page.getByRole('dialog').getByRole('navigation', { name: 'Xem thêm về trận đấu và giải' });

async function openDetail(page: Page): Promise<void> {
  await page.goto('/?filter=end');
  await matchRows(page)
    .first()
    .getByRole('button', { name: /chi tiết/ })
    .click();
  await expect(ways(page).getByRole('link')).toHaveText(WAYS);
}

for (const width of [320, 390].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('a tap leads on from a detail, to who scores most at once; each way is as large as a finger', async ({
      page,
    }) => {
      await openDetail(page);
      const sheet = await boxOf(page.getByRole('dialog'));
      for (const name of WAYS) {
        const { width: wide, height } = await boxOf(ways(page).getByRole('link', { name }));
        // A sheet that is still on its way stands at a fraction of a pixel.
        expect(Math.round(Math.min(wide, height)), name).toBeGreaterThanOrEqual(44);
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

test('by keyboard alone a detail leads to a part of its match, whose link scrolls into sight', async ({ page }) => {
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

test('the pointer that rests on a score sees the incidents, one that passes by does not', async ({ page }) => {
  await page.goto('/?filter=end');
  const score = matchRows(page)
    .nth(3)
    .getByRole('button', { name: /chi tiết/ });
  const hoverCard = page.locator('[data-hover-card]');
  const bottomAdvert = page.locator('[data-slot="FixBottom"]');
  await expect(bottomAdvert.getByRole('link')).toBeVisible();
  // A match whose card is below the score, with an advert under it. The card closes on scrolling, and when its row
  // moves from under the pointer while the page loads; then the pointer moves there again.
  await expect(async () => {
    await score.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
    await page.mouse.move(5, 5);
    const place = await boxOf(score);
    await page.mouse.move(place.x + place.width / 2, place.y + 10);
    await expect(hoverCard).toContainText('Hết hiệp một', { timeout: 2_000 });
  }).toPass();
  const [box, advert] = [await boxOf(hoverCard), await boxOf(bottomAdvert)];
  expect(box.y).toBeGreaterThan(300);
  expect(box.height).toBeLessThanOrEqual(390);
  expect(box.y + box.height, 'ends above the advert').toBeLessThanOrEqual(advert.y);
  await hoverCard.hover();
  await expect(hoverCard).toBeVisible();
  await page.getByRole('tab', { name: /^Kết thúc/ }).hover();
  await expect(hoverCard).toHaveCount(0);
  await score.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(hoverCard).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hoverCard).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(score).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap anywhere on the row opens the detail, one on the star does not', async ({ page }) => {
    await page.goto('/?filter=end');
    const row = matchRows(page).first();
    await row.getByRole('button', { name: /^Theo dõi/ }).tap();
    await expect(row.getByRole('button', { name: /^Theo dõi/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toHaveCount(0);
    await row.tap({ position: { x: 30, y: 40 } });
    const body = dialog(page).getByRole('region', { name: 'Chi tiết trận đấu' });
    expect(Math.floor((await boxOf(body)).height)).toBeLessThanOrEqual(844 / 2 - 52);
    const { x, y, width, height } = await boxOf(dialog(page));
    expect({ x, width, bottom: y + height }, 'a sheet from the bottom edge').toEqual({
      x: 0,
      width: 390,
      bottom: 844,
    });
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});

for (const colorScheme of (['light', 'dark'] as const).slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  for (const width of [1440, 390].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('the detail of a match is accessible', async ({ page }) => {
        await withoutToasts(page);
        await page.goto('/?filter=end');
        const score = matchRows(page)
          .first()
          .getByRole('button', { name: /chi tiết/ });
        if (width > 640) {
          await score.hover();
          await expect(page.locator('[data-hover-card]')).toBeVisible();
          expect(await findings(page), 'the pop-over').toEqual([]);
        }
        await score.click();
        await expect(page.getByRole('dialog').getByRole('list', { name: 'Diễn biến' })).toBeVisible();
        // Text is paler while a sheet rises.
        await page
          .getByRole('dialog')
          .evaluate((sheet) => Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)));
        expect(await findings(page, { within: 'dialog' }), 'the detail').toEqual([]);
      });
    });
  }
}
