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

/** The adverts of the slots, each with its place. */
async function adverts(page: Page) {
  const pictures = await page
    .locator('[data-slot]:not([data-slot="Overlays"])')
    .getByRole('img', { name: /^Quảng cáo/ })
    .all();
  return Promise.all(pictures.map(async (one) => [await one.getAttribute('alt'), await one.boundingBox()]));
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

    test('the adverts of the slots are in the HTML, and the app goes on with the same ones, where they are', async ({
      page,
    }) => {
      await noteShifts(page);
      let arrive = () => {};
      const app = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      // The shell takes the pictures to their places; the slots' own code is still on its way.
      await page.route(/__federation_expose_Slots/, (route) => app.then(() => route.continue()));
      let drawn: Awaited<ReturnType<typeof adverts>> = [];
      // A busy server may send a page before some of them are drawn.
      await expect(async () => {
        await page.goto('/tips', { waitUntil: 'commit' });
        const last = page.locator('[data-first="slot:FixBottom"] [data-first-advert]');
        await expect(last, 'the last slot is drawn').toHaveCount(1, { timeout: 1000 });
        await page.waitForLoadState('domcontentloaded');
        drawn = await adverts(page);
        expect(drawn.length, 'and others before it').toBeGreaterThan(1);
      }).toPass();
      arrive();
      await expect(page.locator('[data-first-advert]')).toHaveCount(0);
      expect(await adverts(page)).toEqual(drawn);
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    });
  });
}
