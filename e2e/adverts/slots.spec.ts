import { expect } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { test } from '../product/test';
import { expectAdvertsInTheirPlaces } from './keptPlaces';
import { advertAt, CLOSE, strip } from './places';

const PLACES = ['đầu trang', 'trên bảng', 'cuối màn hình'];
/** A phone with each run. */
const SCREENS = [
  { width: 390, height: 844, slot: 60, cards: 44, edge: 48, places: PLACES },
  { width: 1366, height: 768, slot: 60, cards: 60, edge: 60, places: ['cạnh logo', ...PLACES] },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1);

for (const screen of SCREENS) {
  test(`adverts come into space that was kept for them, ${screen.width} × ${screen.height}`, async ({ page }) => {
    await expectAdvertsInTheirPlaces(page, screen);
  });
}

test('banners of one place take turns from page to page, and nothing changes while one is read', async ({ page }) => {
  await page.goto('/tips');
  // Until the app has all places, a link loads a page of its own, which has the adverts of its minute.
  await expect(page.locator('[data-first]')).toHaveCount(0);
  const picture = advertAt(page, 'đầu trang').getByRole('img');
  const seen: (string | null)[] = [];
  for (const path of ['/tips', '/top-nha-cai', '/news', '/tips']) {
    await page
      .getByRole('navigation', { name: 'Menu chính' })
      .locator(`a[href="${path}"], [aria-current]`)
      .first()
      .waitFor();
    if (path !== '/tips' || seen.length > 0) {
      await page.getByRole('navigation', { name: 'Menu chính' }).locator(`a[href="${path}"]`).click();
      await expect(picture).not.toHaveAttribute('alt', seen.at(-1) ?? '');
    }
    await expect(picture).toBeVisible();
    seen.push(await picture.getAttribute('alt'));
  }
  expect(new Set(seen).size).toBe(2);
  expect([seen[0], seen[1]]).toEqual([seen[2], seen[3]]);
});

test('adverts above the board begin where it does, and end with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const board = await boxOf(page.getByRole('table').first());
  for (const place of ['đầu trang', 'trên bảng']) {
    const mark = advertAt(page, place).getByText('Quảng cáo', { exact: true }).locator('..');
    expect((await boxOf(mark)).x).toBeCloseTo(board.x, 0);
  }
  const cards = await boxOf(strip(page));
  expect(cards.x + cards.width).toBeCloseTo(board.x + board.width, 0);
});

test('the strip is one stop of the Tab key, and its arrows bring each link into view', async ({ page }) => {
  await page.goto('/tips');
  // The app's own strip, after the one of the HTML.
  await expect(page.locator('[data-first="slot:LandingCards"]')).toHaveCount(0);
  const links = strip(page).getByRole('link');
  await expect(links).toHaveCount(38);
  await links.first().focus();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(36)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(strip(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(links.nth(36)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(strip(page).locator(':focus')).toHaveCount(0);
});

test('fingers find the buttons of the cards, whose strip is no higher for them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/tips');
  // The app's own strip, after the one of the HTML.
  await expect(page.locator('[data-first="slot:LandingCards"]')).toHaveCount(0);
  const links = strip(page).getByRole('link');
  await expect(links).toHaveCount(38);
  const place = await boxOf(strip(page));
  for (const link of [links.first(), links.nth(1)]) {
    const box = await boxOf(link);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y).toBeGreaterThanOrEqual(place.y);
    expect(box.y + box.height).toBeLessThanOrEqual(place.y + 44);
  }
  expect((await boxOf(links.nth(0))).y).toBe((await boxOf(links.nth(1))).y);
});

test('under forced colours the buttons have their borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tips');
  const bet = strip(page).getByRole('link', { name: /^Cược/ }).first();
  const close = advertAt(page, 'cuối màn hình').getByRole('button', { name: CLOSE });
  for (const button of [bet, close]) {
    await expect(button).toBeVisible();
    const colour = await button.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(colour).not.toMatch(/^rgba\(.*, 0\)$/);
  }
});
