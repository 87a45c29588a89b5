import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { aNewsRecord } from './articleServer';
import { test } from './test';

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

test('a list that could not be had comes by itself when the server is back', async ({ page, server }) => {
  server.state.isAway = true;
  // A page that nobody has opened: of others `delivery` keeps the picture for a minute.
  await page.goto('/news?trang=2');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Chưa tải được bài viết');
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  server.state.isAway = false;
  await expect(cards(page)).toHaveCount(20, { timeout: 20_000 });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the app takes the place of the written list, and nothing moves, ${viewport.width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Ho_Chi_Minh' });
    const written = await browser.newContext({ viewport, javaScriptEnabled: false });
    const [app, html] = [await context.newPage(), await written.newPage()];
    await noteShifts(app);
    await app.goto(`${baseURL}/news`);
    await expect(app.locator('#tyso-first-page')).toHaveCount(0);
    await html.goto(`${baseURL}/news`);
    for (const number of [65, 64, 60]) {
      const name = `Bài viết số ${number}`;
      const drawn = await boxOf(app.getByRole('heading', { name }));
      expect(await boxOf(html.getByRole('heading', { name })), name).toEqual(drawn);
    }
    expect(await app.title()).toBe(await html.title());
    const { score, worst } = await shiftSoFar(app);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    await context.close();
    await written.close();
  });
}

test('while nobody scrolls, nothing out of sight makes the browser draw', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('article').first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const stylesComputed = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  // A second in which nothing comes is soon found; a spinner would have sixty in each.
  const inOneSecond = async () => {
    const before = await stylesComputed();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    return (await stylesComputed()) - before;
  };
  await expect.poll(inOneSecond).toBeLessThan(5);
});
