import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { advertAt, CLOSE, strip } from './places';

const SIDES = ['phía trên bên trái', 'giữa bên trái', 'phía trên bên phải', 'giữa bên phải'];
const ALL = ['cạnh logo', 'đầu trang', 'trên bảng', ...SIDES, 'cuối màn hình'];
/** `slot` is the height of the slots above and below the content. */
const SCREENS = [
  { width: 1600, height: 1000, slot: 90, edge: 90, places: ALL },
  { width: 1366, height: 768, slot: 60, edge: 60, places: ['cạnh logo', 'đầu trang', 'trên bảng', 'cuối màn hình'] },
  { width: 390, height: 844, slot: 60, edge: 48, places: ['đầu trang', 'trên bảng', 'cuối màn hình'] },
];

for (const { width, height, slot, edge, places } of SCREENS) {
  test(`adverts come into space that was kept for them, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    await page.goto('/');
    await expect(matchRows(page).first()).toBeVisible();
    for (const place of places) {
      const advert = advertAt(page, place);
      await expect(advert.getByRole('img')).toBeVisible({ timeout: 15_000 });
      await expect(advert.getByText('Quảng cáo', { exact: true })).toBeVisible();
      await expect(advert.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
      expect(await isInsideItsPlace(page, place), place).toBe(true);
      expect(await isMarkedInItsFrame(page, place), place).toBe(true);
    }
    const shown = page.getByRole('region', { name: /^Quảng cáo/ }).filter({ visible: true });
    await expect(shown, 'the places and the strip of cards').toHaveCount(places.length + 1);
    await expect(strip(page).getByRole('listitem')).toHaveCount(19);
    const heightOf = async (name: string) => (await boxOf(page.locator(`[data-slot=${name}]`))).height;
    expect(await heightOf('LandingCards')).toBe(slot);
    expect(await heightOf('OnHeaderLevel2')).toBe(slot);
    expect(await heightOf('FixBottom')).toBe(edge);
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
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

test('what stands at the bottom closes at once, in all tabs, and nothing takes its place there, on no page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/tips');
    await expect(advertAt(tab, 'cuối màn hình').getByRole('img')).toBeVisible();
  }
  const button = advertAt(page, 'cuối màn hình').getByRole('button', { name: CLOSE });
  expect(await boxOf(button)).toMatchObject({ width: 44, height: 44 });
  await button.click();
  for (const tab of [page, other]) await expect(advertAt(tab, 'cuối màn hình')).toHaveCount(0);
  // Banner and catfish have their turns on every other page.
  for (const path of ['/news', '/tips', '/news']) {
    await page.goto(path);
    await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
    await expect(advertAt(page, 'cuối màn hình')).toHaveCount(0);
  }
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
    expect(box.y + box.height).toBeLessThanOrEqual(place.y + 60);
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

test('nothing of it is printed', async ({ page }) => {
  await page.goto('/tips');
  await expect(advertAt(page, 'cuối màn hình').getByRole('img')).toBeVisible();
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: /^Quảng cáo/ })).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});

test('the bottom advert stands on the menu of a phone, and the page ends above both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tips');
  const picture = advertAt(page, 'cuối màn hình').getByRole('img');
  await expect(picture).toBeVisible();
  const menu = await boxOf(page.getByRole('navigation', { name: 'Lọc trận' }));
  const advert = await boxOf(picture);
  expect(advert.y + advert.height).toBeLessThanOrEqual(menu.y + 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await boxOf(page.getByRole('contentinfo'));
  expect(footer.y + footer.height).toBeLessThanOrEqual(advert.y + 1);
});

test('the ranking of bookmakers has ten rows', async ({ page }) => {
  await page.goto('/top-nha-cai');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'CƯỢC FB88' })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'LIÊN HỆ QUẢNG CÁO' })).toHaveCount(8);
});

async function isInsideItsPlace(page: Page, place: string): Promise<boolean> {
  const region = advertAt(page, place);
  const slot = await boxOf(page.locator('[data-slot]').filter({ has: region }));
  const picture = await boxOf(region.getByRole('img'));
  const isAcross = picture.x >= slot.x - 1 && picture.x + picture.width <= slot.x + slot.width + 1;
  return isAcross && picture.y >= slot.y - 1 && picture.y + picture.height <= slot.y + slot.height + 1;
}

/** The mark lies on the picture, which has its own size or less. */
async function isMarkedInItsFrame(page: Page, place: string): Promise<boolean> {
  const picture = advertAt(page, place).getByRole('img');
  const frame = await boxOf(picture);
  const mark = await boxOf(advertAt(page, place).getByText('Quảng cáo', { exact: true }));
  const own = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  const isWithin = mark.x >= frame.x && mark.y >= frame.y && mark.y + mark.height <= frame.y + 20;
  return isWithin && frame.width <= own.width + 0.5 && frame.height <= own.height + 0.5;
}
