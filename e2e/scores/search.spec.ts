import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

test.describe('before the app is there', () => {
  // The scripts are held back, and used late.
  test.use({ expectedNoise: /preload/ });

  test('each change of the text is searched for at once', async ({ page }) => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(/\.js$/, (route) => opened.then(() => route.continue()));
    await expect(async () => {
      await page.goto('/tim-kiem', { waitUntil: 'commit' });
      await expect(field(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await field(page).focus();
    await page.keyboard.type('man uni');
    open();
    await expect(results(page, 'Đội bóng').getByRole('link').first()).toHaveText(/^Manchester United/);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('t');
    await expect(field(page)).toHaveValue('man unit');
  });
});
