import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { darkFindings, findings } from '../page/wellMade';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';
import { advertAt, CLOSE, meetPopup, popup } from './places';

test.use({ isPopupOpen: true });
test.beforeEach(({ page }) => withoutToasts(page));

test('on a phone a tap is the page’s and brings no popup; scrolling does', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL });
  const page = await phone.newPage();
  await page.goto('/tips');
  await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('click', (event) => Reflect.set(window, 'tysoHit', event.target)),
  );
  // A tap that a busy page notices late is a long press, and no click.
  await expect(async () => {
    await page.touchscreen.tap(195, 400);
    await expect.poll(() => page.evaluate(isHitInMain), { timeout: 1000 }).toBe(true);
  }).toPass();
  await expect(popup(page)).toHaveCount(0);
  expect(phone.pages()).toHaveLength(1);
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await expect(popup(page).getByRole('img')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await phone.close();
});

function isHitInMain(): boolean {
  const hit: unknown = Reflect.get(window, 'tysoHit');
  return hit instanceof Element && hit.closest('main') !== null;
}

test.describe('on a busy machine, where a file may come later than the shell waits', () => {
  test.use({ expectedNoise: /Federation Runtime|Fault: (shell-file|entry-unreachable)/ });

  test('keyboard users meet no popup, and an open one makes way for the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/news');
    await expect(page.getByRole('article').nth(5)).toBeVisible();
    await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
    for (const key of [...Array(12).fill('Tab'), 'PageDown', 'PageUp']) await page.keyboard.press(key);
    await expect(popup(page)).toHaveCount(0);
    await meetPopup(page);
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await isFocusUnder(page)).toBe(false);
      await expect(popup(page)).toHaveCount(0, { timeout: 100 });
    }).toPass({ intervals: [0] });
    await page.reload();
    await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
    await page.mouse.move(5, 300);
    await page.mouse.move(6, 301);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('the popup waits until no dialog is open', async ({ page }) => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/r\/mfe-ads\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tips');
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  const dialog = page.getByRole('dialog', { name: 'CÀI ĐẶT' });
  await expect(dialog).toBeVisible();
  letGo();
  const floats = page.getByRole('region', { name: /^Quảng cáo nổi/, includeHidden: true });
  await expect(floats, 'the overlays are there').not.toHaveCount(0);
  await dialog.hover();
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cài đặt' })).toBeFocused();
});

/** Screens, with the size of a button that closes. Each run has a phone. */
const SCREENS = (
  [
    [390, 844, 44],
    [1440, 900, 28],
    [320, 640, 44],
  ] as const
).slice(0, process.env.TEST_RING === 'long' ? 3 : 1);

for (const [width, height, button] of SCREENS) {
  test(`with all adverts open, ${width} px wide, the page is accessible in either theme`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/tips');
    await meetPopup(page);
    await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
    for (const close of await page.getByRole('button', { name: CLOSE }).all()) {
      expect(await boxOf(close)).toMatchObject({ width: button, height: button });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await isInside(page)).toBe(true);
    // On a phone four matches of 56 px, with the head of a group or two, are whole above it.
    if (width <= 640) expect((await boxOf(popup(page))).y).toBeGreaterThanOrEqual(Math.min(496, height - 340));
    expect(await findings(page)).toEqual([]);
    expect(await darkFindings(page), 'dark').toEqual([]);
  });
}

test('what floats at the edges is shown only where there is room next to the content, marked in one line', async ({
  page,
}) => {
  await page.goto('/tips');
  const floats = page.getByRole('region', { name: /^Quảng cáo nổi/, includeHidden: true });
  for (const [width, count] of [
    [1279, 0],
    [1440, 2],
    [1600, 0],
    [1800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(floats.filter({ visible: true })).toHaveCount(count);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const float = page.getByRole('region', { name: 'Quảng cáo nổi bên phải' });
  const words = await boxOf(float.getByText('Quảng cáo', { exact: true }));
  expect((await boxOf(float.getByText('18+'))).y, 'its mark is one line').toBeCloseTo(words.y, 0);
});

/** Whether the popup covers the middle of what has the focus, once the page had a frame to answer it. */
function isFocusUnder(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    const cover = document.querySelector('[aria-label="Quảng cáo giữa trang"]');
    if (!focused || !box || !cover || cover.contains(focused)) return false;
    return cover.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  });
}

async function isInside(page: Page): Promise<boolean> {
  const box = await boxOf(popup(page));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}
