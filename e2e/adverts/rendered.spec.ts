import { expect, type Page } from '@playwright/test';
import { SCREENS } from '../page/screens';
import { noteShifts } from '../page/shifts';
import { expectUnmoved } from '../page/wellMade';
import { test } from '../product/test';

/** The adverts of the slots, each with its place. */
async function adverts(page: Page) {
  const pictures = await page
    .locator('[data-slot]:not([data-slot="Overlays"])')
    .getByRole('img', { name: /^Quảng cáo/ })
    .all();
  return Promise.all(pictures.map(async (one) => [await one.getAttribute('alt'), await one.boundingBox()]));
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the adverts of the slots are in the HTML, and the app goes on with the same ones, where they are', async ({
      page,
    }) => {
      await noteShifts(page);
      let arrive = () => {};
      const app = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      // The shell moves the adverts to their places; the slots' own code is still on its way.
      await page.route(/__federation_expose_Slots/, (route) => app.then(() => route.continue()));
      let rendered: Awaited<ReturnType<typeof adverts>> = [];
      // A busy server may send a page before some of them are rendered.
      await expect(async () => {
        await page.goto('/tips', { waitUntil: 'commit' });
        const last = page.locator('[data-first="slot:FixBottom"] [data-first-advert]');
        await expect(last, 'the last slot is rendered').toHaveCount(1, { timeout: 1000 });
        await page.waitForLoadState('domcontentloaded');
        rendered = await adverts(page);
        expect(rendered.length, 'and others before it').toBeGreaterThan(1);
      }).toPass();
      arrive();
      await expect(page.locator('[data-first-advert]')).toHaveCount(0);
      await expect.poll(() => adverts(page)).toEqual(rendered);
      await expectUnmoved(page);
    });
  });
}
