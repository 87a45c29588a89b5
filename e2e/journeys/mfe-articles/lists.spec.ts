import { expect, type Locator, type Page } from '@playwright/test';
import { aNewsRecord } from '../../articles/articleServer';
import { test } from '../../articles/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Where it stands in the window. A page that has got back the space of an empty slot is scrolled less far for the same place. */
const topOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().top);

/** Scrolls down until so many articles are there. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

test('more comes as the visitor scrolls, each once, also when articles are published meanwhile', async ({
  page,
  server,
}) => {
  await page.goto('/news');
  await expect(cards(page)).toHaveCount(20);
  server.state.news = [aNewsRecord(67), aNewsRecord(66), ...server.state.news];
  await scrollTo(page, 65);
  const shown = await titles(page);
  expect(shown).toEqual(Array.from({ length: 65 }, (_, index) => `Bài viết số ${65 - index}`));
  // `delivery` caches for two seconds, and scrolling may take less.
  await expect(async () => {
    await page.reload();
    await expect(cards(page).first()).toContainText('Bài viết số 67', { timeout: 1_000 });
  }).toPass();
});

test('Back keeps the place and the pages, and so does a reload', async ({ page }) => {
  await page.goto('/news');
  await scrollTo(page, 60);
  const link = page.getByRole('link', { name: 'Bài viết số 20', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await topOf(link);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Bài viết số 20', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await topOf(link)) - before)).toBeLessThan(5);
  await page.reload();
  await expect(link).toBeInViewport();
});
