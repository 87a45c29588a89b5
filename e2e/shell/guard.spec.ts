import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';

const TOKEN = 'mời vào';

let product: Product;
test.beforeAll(async () => {
  const tokenHash = createHash('sha256').update(TOKEN).digest('hex');
  product = await startProduct({ FEED: 'replay', GUARD: 'on', GUARD_TOKEN_HASH: tokenHash });
});
test.afterAll(() => product?.stop());

/** How long a person leaves a debugger paused, in milliseconds. */
const STANDS_MS = 200;

/**
 * Simulates open developer tools: an attached debugger, which pauses at `debugger` until it is resumed. A browser
 * without a window has no real tools to open.
 */
async function openTools(page: Page) {
  const tools = await page.context().newCDPSession(page);
  const stops = { count: 0 };
  tools.on('Debugger.paused', () => {
    stops.count += 1;
    setTimeout(() => void tools.send('Debugger.resume').catch(() => {}), STANDS_MS);
  });
  await tools.send('Debugger.enable');
  return stops;
}

/** The guard has started: it blocks the keys of the tools. */
async function isGuarded(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const press = new KeyboardEvent('keydown', { key: 'F12', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    return press.defaultPrevented;
  });
}

async function aGuardedPage(page: Page, path = '/tips') {
  await page.goto(product.url + path);
  await expect.poll(() => isGuarded(page)).toBe(true);
}

test('open tools lead to the not-found page', async ({ page }) => {
  await aGuardedPage(page);
  await openTools(page);
  await expect(page).toHaveURL(`${product.url}/404.html`);
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
});

test('an automated visit with everything visitors do to a window is let be', async ({ page }) => {
  await page.clock.install();
  await aGuardedPage(page, '/');
  const cdp = await page.context().newCDPSession(page);
  // The domains that automation enables; they read the console, and nothing pauses.
  for (const domain of ['Runtime', 'Network', 'DOM', 'CSS', 'Page', 'Log'])
    await cdp.send(`${domain}.enable` as 'Page.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const width of [1440, 700, 390, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: width === 700 ? 2 : 1 });
    await page.evaluate((zoom) => Object.assign(document.body.style, { zoom }), width === 700 ? '2' : '1');
    await page.clock.runFor(5_000);
  }
  await page.clock.fastForward('08:00:00');
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('in real time a slow processor at work is no open tool', async ({ page }) => {
  await aGuardedPage(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(async () => {
    for (let round = 0; round < 8; round += 1) {
      const until = performance.now() + 400;
      while (performance.now() < until) JSON.stringify(Array.from({ length: 5_000 }, () => ({ round })));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(page).toHaveURL(`${product.url}/tips`);
});

test('copying and selecting stay, and the tools are not opened by their keys', async ({ page }) => {
  await aGuardedPage(page);
  const isBlocked = await page.evaluate(() => {
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const clipboard = ['copy', 'cut', 'paste', 'selectstart', 'contextmenu'].map((type) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
    return [
      press({ code: 'KeyI', ctrlKey: true, shiftKey: true }),
      press({ code: 'KeyC', ctrlKey: true }),
      ...clipboard,
    ];
  });
  expect(isBlocked).toEqual([true, false, false, false, false, false, false]);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  });

  test('the guard looks for five seconds and no longer', async ({ page }) => {
    await page.clock.install();
    await aGuardedPage(page);
    await page.clock.runFor(6_000);
    const stops = await openTools(page);
    await page.clock.runFor(10_000);
    expect(stops.count).toBe(0);
    await expect(page).toHaveURL(`${product.url}/tips`);
  });
});

for (const [whose, path, userAgent] of [
  ['who has the token', `/tips?ddtk=${encodeURIComponent(TOKEN)}`, undefined],
  ['that is a search bot', '/tips', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
] as const) {
  test(`a visitor ${whose} may open the tools`, async ({ browser }) => {
    const context = await browser.newContext(userAgent ? { userAgent } : {});
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(product.url + path);
    // The connection starts when the guard does.
    await page.waitForEvent('websocket');
    const stops = await openTools(page);
    await page.clock.runFor(10_000);
    expect([stops.count, await isGuarded(page)]).toEqual([0, false]);
    await context.close();
  });
}
