import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { drawn } from '../page/drawn';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { type Product, startProduct } from '../product/startProduct';
import { withoutToasts } from '../product/withoutToasts';

/** The two recorded quarter-finals, which are over after some seconds; both went to a shoot-out. */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: '3600' });
});
test.afterAll(() => product.stop());

const bracket = (page: Page) => page.getByRole('group', { name: 'Vòng loại trực tiếp' });

/** The page of the competition, once both matches have ended. */
async function openCup(page: Page): Promise<void> {
  await page.goto(`${product.url}/?filter=all`);
  await expect(page.getByRole('tab', { name: 'Kết thúc 2' })).toBeVisible({ timeout: 60_000 });
  const match = await page.locator('[data-match]').first().getAttribute('data-match');
  await page.goto(`${product.url}/tran-dau/${match}`);
  await expect(page.getByText('Tứ kết')).toBeVisible();
  await page.locator('a[href*="/giai-dau/"]').first().click();
  await expect(page).toHaveURL(/\/giai-dau\/[^/]+\/[a-z0-9-]+$/);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the page of a cup has its bracket, ${viewport.width} px wide`, async ({ page }) => {
    await withoutToasts(page);
    await openCup(page);
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.reload();
    await expect(bracket(page).getByRole('heading', { name: 'Tứ kết' })).toBeVisible();
    await expect(bracket(page).getByRole('listitem')).toHaveCount(2);
    for (const winner of ['Croatia', 'Argentina'])
      await expect(bracket(page).getByRole('paragraph').filter({ hasText: winner })).toContainText('(đi tiếp)');
    await expect(bracket(page).getByRole('paragraph').filter({ hasText: 'Croatia' })).toContainText('luân lưu 4');
    const shift = await shiftSoFar(page);
    expect(shift.score, shift.worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await bracket(page)
      .getByRole('link', { name: /^Trận .* gặp / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tran-dau\//);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it stands in the page, and teams and matches are links', async ({ page, browser }) => {
    const other = await browser.newPage({ javaScriptEnabled: true });
    await openCup(other);
    const address = other.url();
    await other.close();
    await page.goto(address);
    await drawn(page, bracket(page));
    await expect(bracket(page).getByRole('listitem')).toHaveCount(2);
    await bracket(page).getByRole('link', { name: 'Argentina', exact: true }).click();
    await drawn(page, page.getByRole('heading', { level: 1, name: 'Argentina' }));
  });
});
