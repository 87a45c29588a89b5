import { expect } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

test('a long menu has the current page in sight, also after the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const current = menu.getByText('Tin tức', { exact: true });
  // The entry before it appears late.
  await expect(menu.getByRole('link', { name: 'Top nhà cái' })).toBeAttached();
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 390 });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current).toBeInViewport({ ratio: 1 });
});

test.describe('a page without its settings', () => {
  test.use({ expectedNoise: /./ });

  test('says that it failed, with a link that reloads it', async ({ page, product }) => {
    await page.route('**/tips', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"signature_secret"', '"lost"') });
    });
    await page.goto('/tips');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('link', { name: 'Về trang chủ' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(matchRows(page).first()).toBeVisible();
  });
});
