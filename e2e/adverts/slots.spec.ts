import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { advertAt, CLOSE, strip } from './places';

const SIDES = ['phía trên bên trái', 'giữa bên trái', 'phía trên bên phải', 'giữa bên phải'];
const SCREENS = [
  { width: 1600, height: 900, strip: 112, places: ['cạnh logo', 'đầu trang', 'trên bảng', ...SIDES, 'cuối màn hình'] },
  { width: 390, height: 844, strip: 96, places: ['đầu trang', 'trên bảng', 'cuối màn hình'] },
];

for (const { width, height, strip: stripHeight, places } of SCREENS) {
  test(`adverts come into space that was kept for them, ${width} px wide`, async ({ page }) => {
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
    }
    await expect(strip(page).getByRole('listitem')).toHaveCount(19);
    expect((await page.locator('[data-slot=LandingCards]').boundingBox())?.height).toBe(stripHeight);
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}

test('banners of one place take turns from page to page, and nothing changes while one is read', async ({ page }) => {
  await page.goto('/tips');
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

test('what stands at the bottom closes at once, and nothing takes its place there; it stays closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tips');
  const advert = advertAt(page, 'cuối màn hình');
  const button = advert.getByRole('button', { name: CLOSE });
  await expect(advert.getByRole('img')).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await button.click();
  await expect(advert).toBeHidden();
  // The other one has its turn on the next page; with both closed, there is none.
  await page.reload();
  await expect(advert.getByRole('img')).toBeVisible();
  await button.click();
  await page.reload();
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  await expect(advert).toBeHidden();
});

test('the bottom advert stands on the menu of a phone, and the page ends above both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tips');
  const picture = advertAt(page, 'cuối màn hình').getByRole('img');
  await expect(picture).toBeVisible();
  const menu = await page.getByRole('navigation', { name: 'Lọc trận' }).boundingBox();
  const advert = await picture.boundingBox();
  expect((advert?.y ?? 0) + (advert?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((advert?.y ?? 0) + 1);
});

test('the ranking of bookmakers has ten rows', async ({ page }) => {
  await page.goto('/top-nha-cai');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'CƯỢC FB88' })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'LIÊN HỆ QUẢNG CÁO' })).toHaveCount(8);
});

async function isInsideItsPlace(page: Page, place: string): Promise<boolean> {
  const region = advertAt(page, place);
  const slot = await page.locator('[data-slot]').filter({ has: region }).boundingBox();
  const picture = await region.getByRole('img').boundingBox();
  if (!slot || !picture) return false;
  const isAcross = picture.x >= slot.x - 1 && picture.x + picture.width <= slot.x + slot.width + 1;
  return isAcross && picture.y >= slot.y - 1 && picture.y + picture.height <= slot.y + slot.height + 1;
}
