import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { noteShifts } from '../page/shifts';
import { expectUnmoved } from '../page/wellMade';
import { test } from '../product/test';
import { emptySlots, popup, strip } from './places';

test.use({ isPopupOpen: true });

/** Messages of the browser, of Module Federation's runtime and of the shell about blocked files. */
test.use({
  expectedNoise:
    /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT|^\[ Federation Runtime \]|Fault: pointer-unreachable \(mfe-ads\)/,
});

/** Blocks parts of addresses, as the lists of content blockers do. */
async function block(page: Page, addresses: RegExp): Promise<void> {
  await page.route(addresses, (route) => route.abort('blockedbyclient'));
}

test('where a content blocker eats all of it, the page is whole and silent; the next one has its space, and nothing moves', async ({
  page,
}) => {
  await block(page, /\/(?:r|live)\/mfe-ads|\/api\/(?:banner|advert)|\/beacon/);
  await noteShifts(page);
  const heights = () =>
    page
      .locator('[data-slot^=OnHeader], [data-slot=LandingCards]')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
  // Pages that nobody has opened load when the browser is idle: those of the adverts fail, which is no fault yet.
  const preloaded = page.waitForRequest(/\/r\/mfe-ads\/.*\/mf-manifest\.json/);
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect.poll(() => emptySlots(page)).toContain('LandingCards');
  await expect(page.locator('[data-slot=OnHeaderLevel2]')).toBeEmpty();
  expect(new Set(await heights()), 'within a page').toEqual(new Set([60]));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await preloaded;
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tỷ lệ kèo' }).click();
  await expect(matchRows(page).first()).toBeVisible();
  expect(new Set(await heights()), 'on the next page').toEqual(new Set([0]));
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  expect(new Set(await heights()), 'in the next visit').toEqual(new Set([0]));
  await expectUnmoved(page);
});

test('where it eats banners, pictures and counts, what is left stands, and no broken picture is shown', async ({
  page,
}) => {
  await block(page, /\/api\/banner|\/media\/|\/beacon|\/r\/mfe-ads\/.*\.svg/);
  const published = page.waitForResponse('**/api/advert');
  await page.goto('/tips');
  const picture = /"popup":\[.*?"file":"([^"]+)"/.exec(await (await published).text())?.[1] ?? 'none';
  await expect(strip(page).getByRole('link', { name: 'Xem ngay: CheckVAR' })).toBeVisible();
  await expect(page.locator('[data-slot=OnHeaderLevel2] section')).toHaveCount(0);
  await expect(page.locator('[data-slot=FixBottom] section')).toHaveCount(0);
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith(picture));
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 301);
  await tried;
  await expect(popup(page)).toHaveCount(0);
  const inSight = strip(page).getByRole('listitem').first().locator('img');
  await expect(inSight).toHaveCount(0);
  await page.goto('about:blank');
});
