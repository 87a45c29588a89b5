import { expect } from '@playwright/test';
import { stillFootball } from '../product/stillFootball';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';
import { addressOf, EVERY_PAGE, wholePage } from './everyPage';
import { noteShifts } from './shifts';
import { browserText, darkFindings, expectUnmoved, findings } from './wellMade';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
test.beforeEach(({ page }) => withoutToasts(page));

for (const pattern of EVERY_PAGE) {
  test(`${pattern} on a phone: accessible in either theme, it moves nothing, and it scrolls up and down only`, async ({
    page,
    product,
  }) => {
    await noteShifts(page);
    await stillFootball(page);
    await page.goto(await addressOf(pattern, product));
    await wholePage(page);
    await expectUnmoved(page);
    expect(await findings(page)).toEqual([]);
    expect(await darkFindings(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'on the narrowest phone').toBeLessThanOrEqual(320);
    // The first width with a banner in the header.
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(width, 'on a small desktop').toBeLessThanOrEqual(1024);
    await page.setViewportSize({ width: 320, height: 640 });
    await browserText(page, 32);
    await expect.poll(width, 'with text of 200 %').toBeLessThanOrEqual(320);
  });
}

test('the settings are accessible', async ({ page }) => {
  await page.goto('/tips');
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  await expect(page.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeVisible();
  expect(await findings(page, { within: 'dialog' })).toEqual([]);
});

test('the words of a loading board have contrast where its pulse is faintest, in either theme', async ({ page }) => {
  await page.route('**/api/match/range?*', () => undefined);
  await page.goto('/tips');
  await page.getByRole('link', { name: 'Lịch thi đấu' }).click();
  await expect(page.getByText('Đang tải dữ liệu')).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
    }
  });
  expect(await findings(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  expect(await darkFindings(page), 'dark').toEqual([]);
});

test.describe('the page that is not found', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('is accessible', async ({ page }) => {
    await page.goto('/404.html');
    expect(await findings(page)).toEqual([]);
  });
});
