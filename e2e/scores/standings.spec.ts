import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { test } from '../product/test';

test('standings: what was chosen in the frame outlives a theme and a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/bang-xep-hang');
  await appIsThere(page);
  const tables = page.frameLocator('iframe[title="Bảng xếp hạng"]');
  await expect(tables.locator('html')).toHaveAttribute('data-theme', 'light');
  await tables.getByText('Chọn giải đấu').click();
  await tables.getByRole('link', { name: 'La Liga' }).click();
  await expect(tables.getByRole('heading', { name: 'La Liga' })).toBeVisible();
  expect((await boxOf(page.getByTitle('Bảng xếp hạng', { exact: true }))).height).toBeGreaterThanOrEqual(998);

  await page.getByRole('button', { name: /^Ngày/ }).click();
  await expect(tables.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tables.getByRole('heading', { name: 'La Liga' })).toBeVisible();
  await page.reload();
  await appIsThere(page);
  await expect(tables.getByRole('heading', { name: 'La Liga' })).toBeVisible();
});

test.describe('when the file of the page does not come', () => {
  test.use({ expectedNoise: /ERR_FAILED|standings/ });

  test('it says so, and comes when asked again', async ({ page }) => {
    await page.route(/\/r\/mfe-scores\/.*standings/, (route) => route.abort());
    await page.goto('/bang-xep-hang');
    const again = page.getByRole('main').getByRole('button', { name: 'Thử lại' });
    await expect(again).toBeVisible();
    await page.unroute(/\/r\/mfe-scores\/.*standings/);
    await again.click();
    await expect(page.frameLocator('iframe[title="Bảng xếp hạng"]').getByRole('table')).toBeVisible();
  });
});

test('the tables by themselves are no wider than a phone, where names stay words', async ({ page }) => {
  await page.goto('/embed/bang-xep-hang');
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  for (const width of [360, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // On the narrowest the table scrolls inside itself.
    if (width > 320)
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  }
  expect((await boxOf(names.first())).width).toBeGreaterThanOrEqual(88);
  const lines = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(60);
});

/** Until the app's own frame has loaded, that of the HTML stands before it. */
async function appIsThere(page: Page): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
}
