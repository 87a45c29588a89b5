import { expect, type Page } from '@playwright/test';
import { publishBonus, publishSettings } from '../../adverts/commands';
import { advertAt, strip } from '../../adverts/places';
import { test } from '../../product/changedSite';

// By its name Playwright begins with this file: its site has to start.

const BONUS = '38%';
const NEW_BONUS = '39,5 %';

test('an offer that is edited and published is seen in a tab that is open, without a release', async ({
  page,
  context,
  site,
}) => {
  const offers = (of: Page) => of.getByRole('main');
  await page.goto('/top-nha-cai');
  // The app has taken over.
  await expect(page.locator('[data-first-advert]')).toHaveCount(0);
  await expect(offers(page).getByText(BONUS, { exact: true })).toHaveCount(1);
  await publishBonus(site, BONUS, NEW_BONUS);
  await expect(offers(page).getByText(NEW_BONUS)).toBeVisible();
  await expect(offers(page).getByText(BONUS, { exact: true })).toHaveCount(0);

  const newVisit = await context.newPage();
  await newVisit.route('**/*.js', (route) => route.abort());
  // The first visit after an edit gets the HTML from before, and has it rendered again.
  await expect(async () => {
    await newVisit.goto('/top-nha-cai');
    await expect(offers(newVisit).getByText(NEW_BONUS)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await newVisit.close();
  await publishBonus(site, BONUS, BONUS);
});

test('betting is switched off as a whole by a setting, without a release, and on again', async ({ page, site }) => {
  await publishSettings(site, { betting_adverts: false });
  // Answers may be cached for ten seconds.
  await expect(async () => {
    await page.goto('/top-nha-cai');
    await expect(page.getByText('Trang hiện không hiển thị quảng cáo nhà cái.')).toBeVisible({ timeout: 3_000 });
    await expect(strip(page).getByRole('listitem')).toHaveCount(17, { timeout: 3_000 });
  }).toPass();
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  for (const path of ['/tips', '/news', '/top-nha-cai']) {
    await page.goto(path);
    await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
    await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
    await expect(page.getByText('18+', { exact: true })).toHaveCount(0);
    await expect(page.locator('a[href*="fb88"], a[href*="nha-cai"]:not([href="/ty-le-keo-nha-cai"])')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Menu chính' }).getByRole('listitem')).toHaveCount(8);
  }

  await publishSettings(site, { betting_adverts: true });
  await expect(async () => {
    await page.goto('/top-nha-cai');
    await expect(page.getByRole('link', { name: 'CƯỢC FB88' })).toHaveCount(2, { timeout: 3_000 });
    await expect(page.getByRole('navigation', { name: 'Menu chính' }).getByRole('listitem')).toHaveCount(9);
  }).toPass();
});
