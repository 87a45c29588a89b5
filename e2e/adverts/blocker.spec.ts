import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
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

test('where a content blocker eats all of it, the page is whole and silent', async ({ page }) => {
  await block(page, /\/(?:r|live)\/mfe-ads|\/api\/(?:banner|advert)|\/beacon/);
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect(page.locator('[data-slot=OnHeaderLevel2]')).toBeEmpty();
  expect((await boxOf(page.locator('[data-slot=OnHeaderLevel2]'))).height).toBe(60);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Pages that nobody has opened load when the browser is idle: those of the adverts fail, which is no fault yet.
  await page.waitForRequest(/\/r\/mfe-ads\/.*\/mf-manifest\.json/, { timeout: 20_000 });
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tips' }).click();
  await expect(page.getByText('Trang đang được xây dựng')).toBeVisible();
});

test('what a content blocker eats gives its space to the next page, and nothing moves', async ({ page }) => {
  await block(page, /\/(?:r|live)\/mfe-ads|\/api\/(?:banner|advert)|\/beacon/);
  await noteShifts(page);
  const heights = () =>
    page
      .locator('[data-slot^=OnHeader], [data-slot=LandingCards]')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect.poll(() => emptySlots(page)).toContain('LandingCards');
  expect(new Set(await heights()), 'within a page').toEqual(new Set([60]));
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tỷ lệ kèo' }).click();
  await expect(matchRows(page).first()).toBeVisible();
  expect(new Set(await heights()), 'on the next page').toEqual(new Set([0]));
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  expect(new Set(await heights()), 'in the next visit').toEqual(new Set([0]));
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
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
