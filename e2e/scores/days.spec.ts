import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { test } from '../product/test';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Chọn ngày' });
const chosen = (page: Page) => strip(page).locator('[aria-current="date"]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the strip has eight days, the chosen one in view, each wide and high enough for a thumb', async ({ page }) => {
    await page.goto('/ket-qua-bong-da');
    await expect(page.locator('#tyso-first-page')).toHaveCount(0);
    await expect(strip(page).getByRole('link')).toHaveCount(8);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    const box = await boxOf(chosen(page));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await chosen(page).press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?ngay=/);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
