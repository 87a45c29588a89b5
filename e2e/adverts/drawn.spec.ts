import { expect, type Page } from '@playwright/test';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');

/** The places of the heading and of each row. */
async function places(page: Page) {
  const parts = [page.getByRole('heading', { level: 1 }), ...(await rows(page).all())];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the ranking of bookmakers is in the HTML, and the app takes its place without a move', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const html = await context.newPage();
      // A release that has just gone live is not waited for.
      await expect(async () => {
        await html.goto(`${baseURL}/top-nha-cai`);
        expect(await rows(html).count()).toBe(10);
      }).toPass();
      await expect(html.getByRole('link', { name: 'CƯỢC FB88, Hạng 1' })).toHaveAttribute(
        'rel',
        'sponsored nofollow noopener',
      );
      await expect(html.getByRole('img', { name: 'Hạng 1', exact: true })).toHaveJSProperty('complete', true);

      await withoutToasts(page);
      await noteShifts(page);
      await page.goto('/top-nha-cai');
      await expect(page.locator('#tyso-first-page')).toHaveCount(0);
      await expect(rows(page)).toHaveCount(10);
      expect(await places(html)).toEqual(await places(page));
      expect(await html.title()).toBe(await page.title());
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      await context.close();
    });
  });
}
