import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { adsReport, publishBonus, publishSettings } from './commands';
import { advertAt, strip } from './places';

const file = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../mfe-ads/content', name), 'utf8'));

type Dated = { starts?: string; ends?: string };
const isRunning = ({ starts, ends }: Dated) =>
  !(starts && Date.parse(starts) > Date.now()) && !(ends && Date.parse(ends) < Date.now());

/** Whatever the team has in its files today. */
const OFFERS: { bonus: string }[] = file('bookmakers.json').offers.filter(isRunning);
const BONUS = OFFERS[0]?.bonus ?? '';
const SAME = OFFERS.filter(({ bonus }) => bonus === BONUS).length;
const WITHOUT_BETTING = file('cards.json').cards.filter(
  (card: Dated & { betting?: boolean }) => !card.betting && isRunning(card),
).length;
const NEW_BONUS = '39,5 %';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'none' });
});
test.afterAll(() => product?.stop());

test('an offer that is edited and published is seen within ten seconds in a tab that is open, without a release', async ({
  page,
  context,
}) => {
  const offers = (of: Page) => of.getByRole('main');
  await page.goto(`${product.url}/top-nha-cai`);
  // The app has taken over.
  await expect(page.locator('[data-first-advert]')).toHaveCount(0);
  await expect(offers(page).getByText(BONUS, { exact: true })).toHaveCount(SAME);
  const began = Date.now();
  await publishBonus(product, BONUS, NEW_BONUS);
  await expect(offers(page).getByText(NEW_BONUS)).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - began).toBeLessThan(10_000);
  await expect(offers(page).getByText(BONUS, { exact: true })).toHaveCount(SAME - 1);

  const newVisit = await context.newPage();
  await newVisit.route('**/*.js', (route) => route.abort());
  // The first visit after an edit gets the HTML from before, and has it drawn again.
  await expect(async () => {
    await newVisit.goto(`${product.url}/top-nha-cai`);
    await expect(offers(newVisit).getByText(NEW_BONUS)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await newVisit.close();
});

test('where the published offers cannot be had, those of the build stand in', async ({ page }) => {
  await publishBonus(product, BONUS, NEW_BONUS);
  await page.route('**/api/advert', (route) => route.abort());
  await page.goto(`${product.url}/top-nha-cai`);
  await expect(page.getByRole('main').getByText(BONUS, { exact: true })).toHaveCount(SAME);
  await publishBonus(product, BONUS, BONUS);
});

test('betting is switched off as a whole by a setting, without a release, and on again', async ({ page }) => {
  await publishSettings(product, { betting_adverts: false });
  // Answers may be cached for ten seconds.
  await expect(async () => {
    await page.goto(`${product.url}/top-nha-cai`);
    await expect(page.getByText('Trang hiện không hiển thị quảng cáo nhà cái.')).toBeVisible({ timeout: 3_000 });
    await expect(strip(page).getByRole('listitem')).toHaveCount(WITHOUT_BETTING, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  for (const path of ['/tips', '/news', '/top-nha-cai']) {
    await page.goto(product.url + path);
    await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
    await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
    await expect(page.getByText('18+', { exact: true })).toHaveCount(0);
    await expect(page.locator('a[href*="fb88"], a[href*="nha-cai"]:not([href="/ty-le-keo-nha-cai"])')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Menu chính' }).getByRole('listitem')).toHaveCount(8);
  }

  await publishSettings(product, { betting_adverts: true });
  await expect(async () => {
    await page.goto(`${product.url}/top-nha-cai`);
    await expect(page.getByRole('link', { name: 'CƯỢC FB88' })).toHaveCount(2, { timeout: 3_000 });
    await expect(page.getByRole('navigation', { name: 'Menu chính' }).getByRole('listitem')).toHaveCount(9);
  }).toPass({ timeout: 30_000 });
});

test('what was seen and clicked stands in the report, and nothing else is sent', async ({ page, context }) => {
  await context.route(/^https:\/\/example\.com\//, (route) => route.fulfill({ body: 'quảng cáo' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/beacon')) sent.push(request.postData() ?? '');
  });
  await publishSettings(product, { betting_adverts: true });
  // What a page tells counts within its view, which a busy server gives a moment after the page is drawn.
  const begun = page.waitForResponse((response) => response.url().endsWith('/beacon/begin'));
  await page.goto(`${product.url}/tips`);
  await (await begun).finished();
  const banner = advertAt(page, 'cạnh logo').getByRole('link');
  await expect(banner.getByRole('img')).toBeVisible();
  // The app counts, and not yet the picture in the HTML.
  await expect(page.locator('[data-first-advert]')).toHaveCount(0);
  const [opened] = await Promise.all([context.waitForEvent('page'), banner.click()]);
  await opened.close();
  await page.goto('about:blank');
  await expect.poll(() => adsReport(product)).toMatch(/OnHeaderLevel1 +san-co-xanh +\d+ +1 /);
  const report = await adsReport(product);
  expect(report).toMatch(/^slot +banner +shown +clicked +rate$/m);
  expect(report).toMatch(/^OnHeaderLevel2 +(?:giay-bong-da|fb88-dau-trang) +[1-9]/m);
  const ofPages = await adsReport(product, '--by', 'page,device', '--csv');
  expect(ofPages).toMatch(/^page,device,slot,banner,shown,clicked$/m);
  expect(ofPages).toMatch(/^\/tips,desktop,OnHeaderLevel1,san-co-xanh,\d+,1$/m);
  // All of it in messages with a view.
  for (const body of sent) expect(body).toMatch(/^\{"view":"/);
  const counts = sent.flatMap((body) => JSON.parse(body).adverts ?? []);
  for (const count of counts) expect(Object.keys(count).sort()).toEqual(['clicked', 'id', 'route', 'shown', 'slot']);
});
