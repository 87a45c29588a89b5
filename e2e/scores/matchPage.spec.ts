import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { rendered } from '../page/rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

const SERVER_HTML = '#tyso-first-page';
const ADDRESS = /\/tran-dau\/[^/]+\/[a-z0-9-]+$/;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Các mục của trận đấu' });
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The address of a match that has ended, so that its page stays as it is. */
async function endedMatch(page: Page): Promise<string> {
  await page.goto('/?filter=end');
  return `/tran-dau/${await matchRows(page).nth(2).getAttribute('data-match')}`;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the page stands in the HTML, and the app takes its place without a move', async ({ page, browser }) => {
      const address = await endedMatch(page);
      await withoutToasts(page);
      await noteShifts(page);
      const context = await browser.newContext({ viewport });
      const html = await context.newPage();
      await html.route(/\.js$/, () => {});
      await expect(async () => {
        await html.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
        await html.locator(`${SERVER_HTML} nav`).waitFor({ timeout: 2_000 });
      }).toPass();
      expect(html.url(), 'a server completes the address').toMatch(ADDRESS);
      const words = await html.locator(`${SERVER_HTML} section`).first().textContent();
      await expect(async () => {
        await page.goto(html.url());
        await expect(page.locator(SERVER_HTML)).toHaveCount(0);
        await expect(part(page, 'Diễn biến')).toBeVisible();
        expect(await page.locator('main section').first().textContent()).toBe(words);
      }).toPass();
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      await context.close();
    });

    test('both elevens stand on the pitch, none over another, with and without the app, and once there stay there', async ({
      page,
      browser,
    }) => {
      const address = `${await endedMatch(page)}?tab=doi-hinh`;
      await withoutToasts(page);
      // The simulator emits line-ups after all matches.
      await expect(async () => {
        await page.goto(address);
        await expect(part(page, 'Đội hình')).toContainText('Đội hình ra sân', { timeout: 3_000 });
      }).toPass();
      await expect(() => expectTwoElevens(page)).toPass();
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const html = await context.newPage();
      await html.goto(page.url());
      await rendered(html, part(html, 'Đội hình').getByText('Đội hình ra sân'));
      await expect(() => expectTwoElevens(html)).toPass();
      await context.close();
      await expectPlacesKept(browser, page.url(), viewport);
    });
  });
}

/** A player on the pitch, with the name on one line. */
const MAN_PX = 60;

/** When a page comes in pieces, the players on the pitch stay where they are when the rest comes. */
async function expectPlacesKept(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const html = await (await fetch(address)).text();
  // Behind the away side's goalkeeper and the first player of its next line.
  const half = html.indexOf('</li>', html.indexOf('</li>', html.indexOf('data-side="away"')) + 1) + 5;
  expect(half, 'the page has line-ups').toBeGreaterThan(1_000);
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
    sendRest = () => response.end(html.slice(half));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    const players = page.locator('section[data-side]').getByRole('listitem');
    await expect(players).toHaveCount(13);
    const places = () => players.evaluateAll((all) => all.map((player) => player.getBoundingClientRect()));
    const before = await places();
    sendRest();
    await expect(players).toHaveCount(22);
    const after = (await places()).slice(0, before.length);
    expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    // A longer name makes its line higher, by less than a player.
    expect(after.filter(({ y }, at) => Math.abs(y - (before[at]?.y ?? 0)) > MAN_PX)).toEqual([]);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

test('head to head has earlier meetings and last matches, in the app as in the HTML', async ({ page, browser }) => {
  const address = await endedMatch(page);
  const history = part(page, 'Đối đầu');
  const meetings = history.getByRole('heading', { name: /lần gặp nhau gần nhất$/ });
  // The simulator emits its past after all that is on show.
  await expect(async () => {
    await page.goto(`${address}?tab=doi-dau`);
    await expect(meetings).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(history.getByRole('heading', { name: /^10 trận gần nhất của/ })).toHaveCount(2);
  await expect(history.getByRole('table', { name: /ghi phút/ }).getByRole('row')).toHaveCount(7);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const html = await context.newPage();
  await html.goto(page.url());
  await rendered(html, part(html, 'Đối đầu').getByRole('heading', { name: /lần gặp nhau gần nhất$/ }));
  expect(await part(html, 'Đối đầu').textContent()).toBe(await history.textContent());
  await context.close();

  const last = history.getByRole('link').first();
  await expect(async () => {
    await last.click({ timeout: 2_000 });
    await expect(page).not.toHaveURL(/tab=doi-dau/, { timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(ADDRESS);
});

/** Shirts and names of the players on the pitch are apart, and within their half. Once the app replaces the server-rendered HTML it looks again. */
async function expectTwoElevens(page: Page) {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  for (const half of await part(page, 'Đội hình').locator('section[data-side]').all()) {
    const players = await half.getByRole('listitem').all();
    expect(players).toHaveLength(11);
    const pitch = await half.boundingBox();
    for (const player of players) {
      await expect(player).toHaveText(/^số \d+, \S/);
      for (const shown of await player.locator('> [aria-hidden]').all()) {
        const box = await shown.boundingBox();
        if (!box || !pitch) throw new Error('It is shown');
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

  test('on a phone the open tab is in sight, in the middle where it can be', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('link', { name: /^Xem chi tiết/ });
    await page.goto('/?filter=end');
    await rendered(page, opener.first());
    const address = await opener.first().getAttribute('href');
    for (const [tab, name] of [
      ['bxh', 'BXH'],
      ['doi-hinh', 'Đội hình'],
    ]) {
      await page.goto(`${address}?tab=${tab}`);
      await rendered(page, tabs(page));
      await expect(tabs(page).locator('[aria-current=page]')).toHaveText(name ?? '');
      await expect(tabs(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), 'only the strip is scrolled').toBe(0);
    }
    const box = await tabs(page).locator('[aria-current=page]').boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBeLessThan(2);
  });

  test('a match that there is not is a page that there is not', async ({ page }) => {
    // Only a page that was rendered in time knows it.
    await expect(async () => {
      expect((await page.goto('/tran-dau/khong-co/ai-do'))?.status()).toBe(404);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trận đấu' })).toBeVisible();
    await expect(page).toHaveTitle('Không tìm thấy trận đấu | TySo');
    await page.getByRole('link', { name: 'Về trang tỷ số trực tuyến' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the history of prices', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stands in the HTML, and fits a phone', async ({ page, browser }) => {
    await page.goto('/?filter=online');
    const live = matchRows(page).and(page.locator('[data-phase=live]'));
    const id = await live.first().getAttribute('data-match');
    await page.goto(`/tran-dau/${id}?tab=keo`);
    await expect(page.getByRole('link', { name: 'Tỷ lệ kèo' }).and(page.locator('[aria-current]'))).toBeInViewport({
      ratio: 1,
    });
    const prices = part(page, 'Tỷ lệ kèo');
    const key = prices.getByRole('table', { name: 'Biến động kèo' });
    await expect(key.getByRole('columnheader')).toHaveText(['Kèo', 'Mở cửa', 'Trước trận', 'Hiện tại']);
    await expect(prices.getByRole('slider', { name: 'Biểu đồ Kèo chấp' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const html = await withoutScripts.newPage();
    await html.goto(page.url());
    await rendered(html, html.getByRole('img', { name: /^Biểu đồ Kèo chấp: / }));
    await expect(html.getByRole('table', { name: 'Các lần thay đổi: Tài xỉu' })).toBeVisible();
    await expect(html.getByRole('slider')).toHaveCount(0);
    await withoutScripts.close();
  });
});
