import { expect, type Page } from '@playwright/test';
import { matchRows } from '../../board/board';
import { test } from '../../product/test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a page begins at its top; Back, Forward and a reload come back to where the visitor was', async ({ page }) => {
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scrolled(page)).toBe(3_000);
  // The event goes straight to the link: a pointer would first scroll it into view.
  await menu(page).getByRole('link', { name: 'Tin tức' }).dispatchEvent('click');
  await expect(main(page).getByRole('article').nth(2)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(3_000);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test.describe('an unknown address', () => {
  // The page itself has status 404, so that search engines drop it.
  test.use({ expectedNoise: /status of 404/ });

  test('is replaced by the board, and Back leads past it', async ({ page, product }) => {
    await page.goto('/tips');
    await page.goto('/khong-co-trang-nay');
    await expect(matchRows(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/tips`);
  });
});
