import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../product/test';
import { rendered } from './rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from './shifts';

const SERVER_HTML = '#tyso-first-page';

// The scripts are held back, and used late.
test.use({ expectedNoise: /preload/ });

/** Opens the page as the server rendered it; its scripts come when the returned function is called. */
async function openWithoutApp(page: Page, scripts = /\.js$/) {
  let isOpen = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(scripts, async (route) => {
    if (isOpen) await opened;
    await route.continue();
  });
  await expect(async () => {
    isOpen = true;
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`${SERVER_HTML} [data-match]`).first().waitFor({ state: 'attached', timeout: 2_000 });
  }).toPass();
  return open;
}

/** A tap where something is seen that can do nothing yet. */
async function tapInert(page: Page, what: Locator) {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** While the page comes in, things still move. */
async function tapUntilMarked(page: Page, what: Locator) {
  await expect(async () => {
    await tapInert(page, what);
    await expect(what).toHaveAttribute('data-tapped', { timeout: 100 });
  }).toPass();
}

const inServerHtml = (page: Page, selector: string) => page.locator(`${SERVER_HTML} ${selector}`).first();

test('a button of the frame that is tapped before the app is there answers when it is', async ({ page }) => {
  const letScripts = await openWithoutApp(page);
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  await expect(page.getByRole('button', { name: 'Cài đặt' })).toHaveCSS('opacity', '0.5');
  letScripts();
  await expect(page.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeVisible();
});

test('a theme that is chosen before the app is there is used', async ({ page }) => {
  const letScripts = await openWithoutApp(page);
  await page.locator('header button[value=theme]').click();
  letScripts();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a match that is starred before the app is there is followed', async ({ page }) => {
    const letScripts = await openWithoutApp(page);
    const id = await page.locator(`${SERVER_HTML} [data-match]`).first().getAttribute('data-match');
    await tapUntilMarked(page, inServerHtml(page, '[data-match] button[inert]'));
    letScripts();
    await expect(page.locator(SERVER_HTML)).toHaveCount(0);
    const star = page.locator(`main [data-match="${id}"]`).getByRole('button', { name: /^Theo dõi/ });
    await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/$/);
  });
});

// A browser takes a page that a test sends for one of the Internet, and the hub for one of this machine.
test.use({ permissions: ['local-network-access'] });

/** The page's HTML is too old to stay as soon as the shell has started. */
async function sendOldHtml(page: Page) {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/data-valid-for="[^"]*"/g, 'data-valid-for="0.1"'),
    });
  });
}

test('HTML that is too old before the app is there leaves the visitor at their place', async ({ page }) => {
  await noteShifts(page);
  await sendOldHtml(page);
  const letScripts = await openWithoutApp(page, /mfe-scores.*\.js$/);
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(page.locator(SERVER_HTML)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  letScripts();
  await expect(page.locator('main [data-match]').first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
});

test('a match is followed whose server-rendered HTML was too old to stay until the app is there', async ({ page }) => {
  await sendOldHtml(page);
  const letScripts = await openWithoutApp(page);
  const id = await page.locator(`${SERVER_HTML} [data-match]`).first().getAttribute('data-match');
  await tapUntilMarked(page, inServerHtml(page, '[data-match] button[inert]'));
  letScripts();
  const star = page.locator(`main [data-match="${id}"]`).getByRole('button', { name: /^Theo dõi/ });
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
});

test('an order that is chosen before the app is there is kept', async ({ page }) => {
  const letScripts = await openWithoutApp(page);
  await tapUntilMarked(page, inServerHtml(page, '[role=group][inert] button[aria-pressed=false]'));
  letScripts();
  const order = page.getByRole('group', { name: 'Sắp xếp' });
  await expect(order.getByRole('button', { name: 'Theo giải' })).toHaveAttribute('aria-pressed', 'true');
});

test('where the server-rendered HTML is not for the visitor, a tap presses nothing that is not seen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tyso.countries', '{"value":[1]}'));
  const letScripts = await openWithoutApp(page);
  await expect(page.locator('[data-blank]')).toBeAttached();
  await tapInert(page, inServerHtml(page, '[data-match] button[inert]'));
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  letScripts();
  await rendered(page, page.locator('main').first());
});
