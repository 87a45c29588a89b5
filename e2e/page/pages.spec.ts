import { expect } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

/** Every page with its main content. The test itself watches the console of each. */
const PAGES = [
  { path: '/', name: 'Tỷ số trực tuyến' },
  { path: '/nhan-dinh-bong-da', name: 'Nhận định bóng đá' },
  { path: '/news', name: 'Tin tức bóng đá' },
  { path: '/top-nha-cai', name: 'Top nhà cái' },
  { path: '/tips', name: 'Trang đang được xây dựng' },
  { path: '/ty-le-chau-au', name: 'Trang đang được xây dựng' },
  { path: '/tin-tuc', name: 'Trang đang được xây dựng' },
];

for (const { path, name } of PAGES) {
  test(`${path} opens, and its console stays empty`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('leads from the list of previews to one of them, and Back to the list', async ({ page, product }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Soi kèo' }).click();
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.nth(2)).toBeVisible();
  const link = articles.first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/nhan-dinh-bong-da\/\d+-[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d\d:\d\d \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('main'), 'has a text, not only a head').toContainText(/[\s\S]{600}/);
  await page.goBack();
  await expect(articles.nth(2)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(matchRows(page).first()).toBeVisible();
});

test.describe('an unknown address', () => {
  // The page itself has status 404, so that search engines drop it.
  test.use({ expectedNoise: /status of 404/ });

  test('is replaced by the board', async ({ page, product }) => {
    await page.goto('/tips');
    await page.goto('/khong-co-trang-nay');
    await expect(matchRows(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/tips`);
  });
});
