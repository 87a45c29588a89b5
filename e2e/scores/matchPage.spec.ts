import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { drawn } from '../page/drawn';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { type Product, startProduct } from '../product/startProduct';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

const PICTURE = '#tyso-first-page';
const ADDRESS = /\/tran-dau\/[^/]+\/[a-z0-9-]+$/;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Các mục của trận đấu' });
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The address of a match that has ended, so that its page stays as it is. */
async function endedMatch(page: Page): Promise<string> {
  await page.goto('/?filter=end');
  return `/tran-dau/${await matchRows(page).nth(2).getAttribute('data-match')}`;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the detail leads to the page, whose tabs are addresses', async ({ page }) => {
      await page.goto('/?filter=end');
      await matchRows(page)
        .nth(2)
        .getByRole('button', { name: /chi tiết/ })
        .click();
      const detail = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
      await detail.getByRole('link', { name: 'Xem trang trận đấu' }).click();
      await expect(page).toHaveURL(ADDRESS);
      await expect(page).toHaveTitle(/ – .+: tỷ số trực tuyến \| TySo$/);
      await expect(part(page, 'Diễn biến')).toContainText('’');

      await tabs(page).getByRole('link', { name: 'Thống kê' }).click();
      await expect(page).toHaveURL(/\?tab=thong-ke$/);
      await expect(part(page, 'Thống kê')).toContainText('Phạt góc');
      await page.reload();
      await expect(part(page, 'Thống kê')).toContainText('Phạt góc');
      await page.goBack();
      await expect(detail, 'tabs leave no trail').toBeVisible();
    });

    test('the page stands in the HTML, and the app takes its place without a move', async ({ page, browser }) => {
      const address = await endedMatch(page);
      await withoutToasts(page);
      await noteShifts(page);
      const context = await browser.newContext({ viewport });
      const html = await context.newPage();
      await html.route(/\.js$/, () => {});
      await expect(async () => {
        await html.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
        await html.locator(`${PICTURE} nav`).waitFor({ timeout: 2_000 });
      }).toPass();
      expect(html.url(), 'a server completes the address').toMatch(ADDRESS);
      const words = await html.locator(`${PICTURE} section`).first().textContent();
      await expect(async () => {
        await page.goto(html.url());
        await expect(page.locator(PICTURE)).toHaveCount(0);
        await expect(part(page, 'Diễn biến')).toBeVisible();
        expect(await page.locator('main section').first().textContent()).toBe(words);
      }).toPass();
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      await context.close();
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 404/ });

  test('a row leads to its match, whose tabs are links; another name in the address does no harm', async ({ page }) => {
    const opener = page.getByRole('link', { name: /^Xem chi tiết/ });
    await page.goto('/?filter=end');
    await drawn(page, opener.first());
    await opener.first().click();
    await expect(page).toHaveURL(ADDRESS);
    await drawn(page, part(page, 'Diễn biến'));
    const address = page.url();
    await tabs(page).getByRole('link', { name: 'Thống kê' }).click();
    await drawn(page, part(page, 'Thống kê'));
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Thống kê');
    await page.goto(`${address.replace(/[^/]+$/, 'ten-cu')}?tab=keo`);
    await expect(page).toHaveURL(`${address}?tab=keo`);
    await drawn(page, part(page, 'Tỷ lệ kèo'));
  });

  test('a match that there is not is a page that there is not', async ({ page }) => {
    const answer = await page.goto('/tran-dau/khong-co/ai-do');
    await drawn(page, page.getByRole('heading', { level: 1, name: 'Không tìm thấy trận đấu' }));
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Không tìm thấy trận đấu | TySo');
    await page.getByRole('link', { name: 'Về trang tỷ số trực tuyến' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('of a replay', () => {
  let replay: Product;
  test.beforeAll(async () => {
    replay = await startProduct({ FEED: 'replay', REPLAY_SPEED: '400' });
  });
  test.afterAll(() => replay?.stop());

  test('a match is watched on its page to the last kick', async ({ page }) => {
    await page.goto(`${replay.url}/?filter=all`);
    const row = matchRows(page).filter({ hasText: 'Croatia' });
    await page.goto(`${replay.url}/tran-dau/${await row.getAttribute('data-match')}`);
    await expect(page).toHaveURL(/\/croatia-brazil$/);
    const course = part(page, 'Diễn biến');
    await expect(course.getByText('Hết hiệp một 0 – 0')).toBeVisible({ timeout: 60_000 });
    await expect(course.getByRole('listitem').filter({ hasText: 'Neymar' })).toContainText('0 – 1', {
      timeout: 60_000,
    });
    await expect(course.getByText('Kết thúc, sau hiệp phụ 1 – 1')).toBeVisible({ timeout: 60_000 });
    const shootout = course.getByRole('group', { name: 'Loạt sút luân lưu' });
    await expect(shootout.getByRole('img', { name: /vào$/ })).toHaveCount(6);
  });
});
