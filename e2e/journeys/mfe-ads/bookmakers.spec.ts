import { expect, type Page } from '@playwright/test';
import { noteShifts } from '../../page/shifts';
import { expectUnmoved } from '../../page/wellMade';
import { test } from '../../product/test';
import { withoutToasts } from '../../product/withoutToasts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, site: 'replay' });

const rows = (page: Page) => page.getByRole('main').getByRole('article');

/** The places of the heading and of each row. */
async function places(page: Page) {
  const parts = [page.getByRole('heading', { level: 1 }), ...(await rows(page).all())];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test('the ranking of bookmakers is in the HTML, and the app takes its place without a move', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
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
  await expect(page.getByRole('link', { name: 'CƯỢC FB88' })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'LIÊN HỆ QUẢNG CÁO' })).toHaveCount(8);
  expect(await places(html)).toEqual(await places(page));
  expect(await html.title()).toBe(await page.title());
  await expectUnmoved(page);
  await context.close();
});
