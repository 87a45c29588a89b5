import { expect, type Page } from '@playwright/test';
import { standingSchema } from 'shared-kernel/entities/standing';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { drawn } from '../page/drawn';
import { askApi } from '../product/askApi';
import type { Product } from '../product/startProduct';
import { test } from '../product/test';

/** Of the simulated leagues one whose name leaves no doubt. */
async function addressOf(product: Pick<Product, 'url'>, name: string): Promise<string> {
  const api = await askApi(product);
  const leagues = await api.get(REST_PATHS.standing, { decode: listAnswer(standingSchema, () => {}) });
  const league = leagues.find((one) => one.name === name);
  if (!league) throw new Error(`Expected a league ${name}, got ${leagues.map((one) => one.name).join(', ')}`);
  return `/giai-dau/${league.id}`;
}

const table = (page: Page) => page.getByRole('table', { name: /^Bảng xếp hạng/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Các bảng xếp hạng' });

async function appIsThere(page: Page): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
}

/** The past of the simulator comes some seconds after its present; until then the table is the feed's. */
async function openWhole(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(/^Tính từ \d+ trận, từ ngày/)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

test('a competition has five tables, each an address, and says by which rule teams are placed', async ({
  page,
  product,
}) => {
  const address = await addressOf(product, 'La Liga');
  await openWhole(page, address);
  await appIsThere(page);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await expect(page.getByText(/^Bằng điểm thì xét lần lượt: điểm đối đầu, hiệu số đối đầu, hiệu số/)).toBeVisible();

  for (const [name, query, caption] of [
    ['Sân nhà', 'san-nha', /sân nhà/],
    ['Hiệp 1', 'hiep-1', /hiệp một/],
    ['Phong độ', 'phong-do', /năm trận gần nhất/],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}/la-liga\\?bang=${query}$`));
    await expect(page.getByRole('table', { name: caption }).getByRole('row')).toHaveCount(21);
  }
  await page.reload();
  await appIsThere(page);
  await expect(tabs(page).getByRole('link', { name: 'Phong độ' })).toHaveAttribute('aria-current', 'page');
  const places = await table(page).locator('tbody td:first-child').allTextContents();
  expect(places[0]).toBe('1');
  expect(places.map(Number)).toEqual(places.map(Number).sort((one, other) => one - other));
});

test('who scored most stands below the tables, and leads to his team', async ({ page, product }) => {
  await openWhole(page, await addressOf(product, 'La Liga'));
  await appIsThere(page);
  const scorers = page.getByRole('table', { name: /ghi nhiều bàn nhất/ });
  await expect(scorers.getByRole('row')).toHaveCount(21);
  const goals = await scorers.locator('td[data-column=goals]').allTextContents();
  expect(goals.map(Number)).toEqual(goals.map(Number).sort((one, other) => other - one));
  await expect(page.getByText(/^Biết tên người ghi \d+ trong \d+ bàn/)).toBeVisible();
  await scorers.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/doi-bong\/\d+\//);
});

const parts = (page: Page) => page.getByRole('navigation', { name: 'Các phần của trang' });

test('what stands far below is one tap away, and leaves no trail', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, await addressOf(product, 'La Liga'));
  await appIsThere(page);
  const scorers = page.getByRole('heading', { name: 'Vua phá lưới' });
  await expect(scorers).not.toBeInViewport();
  await parts(page).getByRole('link', { name: 'Vua phá lưới' }).click();
  await expect(scorers).toBeInViewport();
  await expect(page).toHaveURL(/\/la-liga$/);
  // Nothing takes it back once the page is at rest, and no header lies over it.
  const top = await scorers.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  await expect.poll(() => scorers.evaluate((heading) => heading.getBoundingClientRect().top)).toBeCloseTo(top, 0);
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('table', { name: /ghi nhiều bàn nhất/ })
      .getByRole('link')
      .first(),
  ).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tables and scorers are there, and the other tables are links', async ({ page, product }) => {
    await openWhole(page, await addressOf(product, 'Serie A'));
    await parts(page).getByRole('link', { name: 'Kết quả' }).click();
    await expect(page.getByRole('heading', { name: 'Kết quả' })).toBeInViewport();
    await tabs(page).getByRole('link', { name: 'Sân khách' }).click();
    await expect(page).toHaveURL(/\?bang=san-khach$/);
    const away = page.getByRole('table', { name: /sân khách/ });
    await drawn(page, away);
    await expect(away.getByRole('row')).toHaveCount(21);
    await expect(page.getByRole('table', { name: /ghi nhiều bàn nhất/ })).toBeVisible();
  });
});

for (const width of [360, 390]) {
  test(`nothing is wider than a phone of ${width} px, and all five tables are seen`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    const address = await addressOf(product, 'Ngoại hạng Anh');
    for (const query of ['', '?bang=phong-do']) {
      await openWhole(page, address);
      await page.goto(`${address}${query}`);
      await appIsThere(page);
      await expect(table(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await tabs(page).evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
      const card = page.locator('section', { has: table(page) }).last();
      expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
  });
}
