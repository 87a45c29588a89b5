import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { contentFolder, publishNews } from '../content/publishFrom';
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
      await detail.getByRole('link', { name: 'Diễn biến' }).click();
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

    test('both elevens stand on the pitch, none over another, with and without the app', async ({ page, browser }) => {
      const address = `${await endedMatch(page)}?tab=doi-hinh`;
      await withoutToasts(page);
      // The simulator tells line-ups after all matches.
      await expect(async () => {
        await page.goto(address);
        await expect(part(page, 'Đội hình')).toContainText('Đội hình ra sân', { timeout: 3_000 });
      }).toPass();
      await expect(() => expectTwoElevens(page)).toPass({ timeout: 20_000 });
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const html = await context.newPage();
      await html.goto(page.url());
      await drawn(html, part(html, 'Đội hình').getByText('Đội hình ra sân'));
      await expect(() => expectTwoElevens(html)).toPass({ timeout: 20_000 });
      await context.close();
    });
  });
}

test('head to head has earlier meetings and last matches, in the app as in the HTML', async ({ page, browser }) => {
  const address = await endedMatch(page);
  const history = part(page, 'Đối đầu');
  const meetings = history.getByRole('heading', { name: /lần gặp nhau gần nhất$/ });
  // The simulator tells its past after all that is on show.
  await expect(async () => {
    await page.goto(`${address}?tab=doi-dau`);
    await expect(meetings).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(history.getByRole('heading', { name: /^10 trận gần nhất của/ })).toHaveCount(2);
  await expect(history.getByRole('table', { name: /ghi phút/ }).getByRole('row')).toHaveCount(7);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const html = await context.newPage();
  await html.goto(page.url());
  await drawn(html, part(html, 'Đối đầu').getByRole('heading', { name: /lần gặp nhau gần nhất$/ }));
  expect(await part(html, 'Đối đầu').textContent()).toBe(await history.textContent());
  await context.close();

  const last = history.getByRole('link').first();
  await expect(async () => {
    await last.click({ timeout: 2_000 });
    await expect(page).not.toHaveURL(/tab=doi-dau/, { timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(ADDRESS);
});

/** Shirts and names of the men on the pitch are apart, and within their half. Once the app takes the picture's place it looks anew. */
async function expectTwoElevens(page: Page) {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  for (const half of await part(page, 'Đội hình').locator('section[data-side]').all()) {
    const men = await half.getByRole('listitem').all();
    expect(men).toHaveLength(11);
    const pitch = await half.boundingBox();
    for (const man of men) {
      await expect(man).toHaveText(/^số \d+, \S/);
      for (const shown of await man.locator('> [aria-hidden]').all()) {
        const box = await shown.boundingBox();
        if (!box || !pitch) throw new Error('It is drawn');
        expect(box.x).toBeGreaterThanOrEqual(pitch.x);
        expect(box.y).toBeGreaterThanOrEqual(pitch.y);
        expect(box.x + box.width).toBeLessThanOrEqual(pitch.x + pitch.width);
        expect(box.y + box.height).toBeLessThanOrEqual(pitch.y + pitch.height);
        boxes.push(box);
      }
    }
  }
  expect(boxes).toHaveLength(44);
  const areApart = ([one, other]: readonly (typeof boxes)[number][]) =>
    !one ||
    !other ||
    one.x + one.width <= other.x + 0.5 ||
    other.x + other.width <= one.x + 0.5 ||
    one.y + one.height <= other.y + 0.5 ||
    other.y + other.height <= one.y + 0.5;
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other]));
  expect(pairs.filter((pair) => !areApart(pair))).toEqual([]);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 404/ });

  test('a row leads to its match, whose tabs are links; another name in the address does no harm', async ({ page }) => {
    const opener = page.getByRole('link', { name: /^Xem chi tiết/ });
    await page.goto('/?filter=end');
    await drawn(page, opener.first());
    await opener.first().click();
    await drawn(page, part(page, 'Diễn biến'));
    await expect(page).toHaveURL(ADDRESS);
    const address = page.url();
    await tabs(page).getByRole('link', { name: 'Thống kê' }).click();
    await drawn(page, part(page, 'Thống kê'));
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Thống kê');
    await page.goto(`${address.replace(/[^/]+$/, 'ten-cu')}?tab=keo`);
    await drawn(page, part(page, 'Tỷ lệ kèo'));
    await expect(page).toHaveURL(`${address}?tab=keo`);
  });

  test('on a phone the open tab is in sight, in the middle where it can be', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('link', { name: /^Xem chi tiết/ });
    await page.goto('/?filter=end');
    await drawn(page, opener.first());
    const address = await opener.first().getAttribute('href');
    for (const [tab, name] of [
      ['bxh', 'BXH'],
      ['doi-hinh', 'Đội hình'],
    ]) {
      await page.goto(`${address}?tab=${tab}`);
      await drawn(page, tabs(page));
      await expect(tabs(page).locator('[aria-current=page]')).toHaveText(name ?? '');
      await expect(tabs(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), 'only the strip is scrolled').toBe(0);
    }
    const box = await tabs(page).locator('[aria-current=page]').boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBeLessThan(2);
  });

  test('a match that there is not is a page that there is not', async ({ page }) => {
    // Only a page that was drawn in time knows it.
    await expect(async () => {
      expect((await page.goto('/tran-dau/khong-co/ai-do'))?.status()).toBe(404);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trận đấu' })).toBeVisible();
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
    const timeline = course.getByRole('list', { name: 'Diễn biến' });
    await expect(timeline.getByRole('listitem').filter({ hasText: 'Neymar' })).toContainText('0 – 1', {
      timeout: 60_000,
    });
    await expect(course.getByText('Kết thúc, sau hiệp phụ 1 – 1')).toBeVisible({ timeout: 60_000 });
    const shootout = course.getByRole('group', { name: 'Loạt sút luân lưu' });
    await expect(shootout.getByRole('img', { name: /vào$/ })).toHaveCount(6);
    const text = course.getByRole('list', { name: 'Tường thuật' }).getByRole('listitem');
    await expect(text.filter({ hasText: 'Neymar' })).toContainText('VÀO! Neymar mở tỷ số cho Brazil.');
    await expect(text.last()).toContainText(/Croatia thắng 4–\u2060?2 trên chấm luân lưu\.$/);
  });

  test('a match says where it is played, and an article that names it leads there and back', async ({ page }) => {
    const folder = await contentFolder();
    try {
      await page.goto(`${replay.url}/?filter=all`);
      const id = await matchRows(page).filter({ hasText: 'Croatia' }).getAttribute('data-match');
      const address = `${replay.url}/tran-dau/${id}/croatia-brazil`;
      const head = `name: Chờ Modrić\nstatus: Published\npublished_date: now\ndescription: Đêm nay.\nmatch: ${address}?tab=keo`;
      await writeFile(join(folder, 'news/cho-modric.md'), `---\n${head}\n---\nChữ.\n`);
      expect(await publishNews(folder, replay)).toContain('+ news/cho-modric');

      const link = part(page, 'Bài viết về trận này').getByRole('link', { name: 'Chờ Modrić' });
      await expect(async () => {
        await page.goto(address);
        await expect(page.locator(PICTURE)).toHaveCount(0);
        await expect(link).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(page.getByText('Education City Stadium, Al Rayyan')).toBeVisible();
      // Search engines read the page as the server drew it.
      await expect(async () => {
        expect(await (await page.request.get(address)).text()).toContain('"addressLocality":"Al Rayyan"');
      }).toPass();
      await link.click();
      await page.getByRole('link', { name: 'Xem trận đấu' }).click();
      await expect(page).toHaveURL(address);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test.describe('the history of prices', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stands in the HTML, is walked through with the keys, and fits a phone', async ({ page, browser }) => {
    await page.goto('/?filter=online');
    const live = matchRows(page).and(page.locator('[data-phase=live]'));
    const id = await live.first().getAttribute('data-match');
    await page.goto(`/tran-dau/${id}?tab=keo`);
    await expect(page).toHaveURL(/\?tab=keo$/);
    await expect(page.getByRole('link', { name: 'Tỷ lệ kèo' }).and(page.locator('[aria-current]'))).toBeInViewport({
      ratio: 1,
    });
    const prices = part(page, 'Tỷ lệ kèo');
    const key = prices.getByRole('table', { name: 'Biến động kèo' });
    await expect(key.getByRole('columnheader')).toHaveText(['Kèo', 'Mở cửa', 'Trước trận', 'Hiện tại']);
    const chart = prices.getByRole('slider', { name: 'Biểu đồ Kèo chấp' });
    await chart.focus();
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
    const opening = (await chart.getAttribute('aria-valuetext')) ?? '';
    const moves = prices.getByRole('table', { name: 'Các lần thay đổi: Kèo chấp' });
    const more = prices.getByRole('button', { name: /^Xem thêm/ }).first();
    if (await more.isVisible()) await more.click();
    await expect(moves.getByRole('row').last(), 'the table ends with the opening').toContainText(
      opening.split(', ')[0] ?? '',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const html = await withoutScripts.newPage();
    await html.goto(page.url());
    await drawn(html, html.getByRole('img', { name: /^Biểu đồ Kèo chấp: / }));
    await expect(html.getByRole('table', { name: 'Các lần thay đổi: Tài xỉu' })).toBeVisible();
    await expect(html.getByRole('slider')).toHaveCount(0);
    await withoutScripts.close();
  });
});
