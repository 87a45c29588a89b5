import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';
import { addressOfLeague } from './league';

const table = (page: Page) => page.getByRole('table', { name: /^Bảng xếp hạng/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Các bảng xếp hạng' });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Các phần của trang' });
const scorers = (page: Page) => page.getByRole('table', { name: /ghi nhiều bàn nhất/ });

async function appIsThere(page: Page): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
}

for (const width of [360, 390].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('nothing is wider than a competition’s page, and all five tables are seen', async ({ page, product }) => {
      const address = await addressOfLeague(product, 'Ngoại hạng Anh');
      for (const query of ['', '?bang=phong-do']) {
        await page.goto(`${address}${query}`);
        await appIsThere(page);
        await expect(table(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await tabs(page).evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
        const card = page.locator('section', { has: table(page) }).last();
        expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
    });

    test('what is far below is one tap away, with an address of its own; it leads to teams', async ({
      page,
      product,
    }) => {
      await page.goto(await addressOfLeague(product, 'La Liga'));
      await appIsThere(page);
      const heading = page.getByRole('heading', { name: 'Vua phá lưới' });
      await expect(heading).not.toBeInViewport();
      await parts(page).getByRole('link', { name: 'Vua phá lưới' }).click();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(/\/la-liga#vua-pha-luoi$/);
      // Nothing takes it back once the page is at rest, and no header lies over it.
      const topOf = () => heading.evaluate((one) => one.getBoundingClientRect().top);
      const top = await topOf();
      expect(top).toBeGreaterThan(0);
      await expect.poll(topOf).toBeCloseTo(top, 0);
      await page.goBack();
      await expect(page).toHaveURL(/\/la-liga$/);
      await expect(heading).not.toBeInViewport();
      await page.goForward();
      await expect(heading).toBeInViewport();
      await parts(page).getByRole('link', { name: 'Vua phá lưới' }).click();
      await expect(page.locator('#vua-pha-luoi')).toBeFocused();
      // The keyboard goes on from there.
      await page.keyboard.press('Tab');
      await expect(scorers(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/doi-bong\/\d+\//);
    });
  });
}
