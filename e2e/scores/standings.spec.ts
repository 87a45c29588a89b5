import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { test } from '../product/test';

test('standings: a competition is chosen in the frame, stands in the address, and outlives a theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/bang-xep-hang');
  await appIsThere(page);
  const tables = page.frameLocator('iframe[title="Bảng xếp hạng"]');
  await expect(tables.getByRole('table')).toBeVisible();
  await expect(tables.getByRole('heading', { name: 'V-League 1' }), 'comes first by default').toBeVisible();
  await expect(tables.locator('html')).toHaveAttribute('data-theme', 'light');
  await tables.getByText('Chọn giải đấu').click();
  await tables.getByRole('link', { name: 'La Liga' }).click();
  await expect(tables.getByRole('heading', { name: 'La Liga' })).toBeVisible();
  await expect(page).toHaveURL(/\?giai=\d+$/);
  const leader = tables.getByRole('row').nth(1);
  await expect(leader).toContainText(/^\s*1\s.+\s\d+–\d+\s+[+−]?\d+\s+\d+\s+(thắng|hoà|bại), /s);

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

test('the frame is 1000 px high, locked up, and can be opened by itself', async ({ page, context }) => {
  await page.goto('/bang-xep-hang');
  const frame = page.getByTitle('Bảng xếp hạng', { exact: true });
  await appIsThere(page);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  expect((await boxOf(frame)).height).toBeGreaterThanOrEqual(998);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Mở trong tab mới', exact: true }).click();
  await expect((await opened).getByRole('table')).toBeVisible();
});

for (const width of [360, 390]) {
  test(`no table is wider than a phone of ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/embed/bang-xep-hang`);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  });
}

test('on the narrowest phones the table scrolls inside itself, so that names stay words', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${product.url}/embed/bang-xep-hang`);
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await boxOf(names.first())).width).toBeGreaterThanOrEqual(88);
  const lines = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(60);
});

/** Until the app's own frame has loaded, that of the HTML stands before it. */
async function appIsThere(page: Page): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
}
