import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

test('a team is found by the keyboard alone, without marks, and leads to its page', async ({ page }) => {
  await page.goto('/tim-kiem');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('man uni');
  await expect(results(page, 'Đội bóng').getByRole('link').first()).toHaveText(/^Manchester United/);
  await expect(page).toHaveURL(/\/tim-kiem\?q=man(\+|%20)uni$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manchester United' })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('man uni');
  await expect(results(page, 'Đội bóng').getByRole('link').first()).toBeVisible();
});

test.describe('before the app is there', () => {
  // The scripts are held back, and used late.
  test.use({ expectedNoise: /preload/ });

  test('what is typed is looked for when it is', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds as well, and no search engine keeps what it found', async ({ page }) => {
    // A server that is busy says to load the page again.
    await expect(async () => {
      await page.goto('/tim-kiem');
      await expect(field(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field(page).fill('ngoại hạng');
    await page.getByRole('button', { name: 'Tìm' }).click();
    const league = results(page, 'Giải đấu').getByRole('link', { name: /Ngoại hạng Anh/ });
    await expect(async () => {
      if (!(await league.isVisible())) await page.reload();
      await expect(league).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(field(page)).toHaveValue('ngoại hạng');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(league).toHaveAttribute('href', /^\/giai-dau\/\d+\/ngoai-hang-anh$/);
  });
});
