import { expect } from '@playwright/test';
import { test } from '../browser/test';
import type { Product } from '../product/startProduct';
import { aGuardedPage, isGuarded, openTools, startGuarded, TOKEN } from './guarded';

let product: Product;
test.beforeAll(async () => {
  product = await startGuarded();
});
test.afterAll(() => product?.stop());

test('an automated visit with everything visitors do to a window is let be, and may copy and select', async ({
  page,
}) => {
  await page.clock.install();
  await aGuardedPage(page, `${product.url}/`);
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
  expect(await page.evaluate(preventedOf, ['copy', 'cut', 'paste', 'selectstart', 'contextmenu'])).toEqual([]);
  await page.clock.fastForward('08:00:00');
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('banner')).toBeVisible();
});

/** Runs in the page: which of these events it does not let the browser answer. */
function preventedOf(types: string[]): string[] {
  return types.filter((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

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
