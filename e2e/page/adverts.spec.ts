import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from './shifts';

const SCREENS = [
  { width: 1600, height: 900, places: ['cạnh logo', 'đầu trang', 'trên bảng', 'phía trên bên trái', 'cuối màn hình'] },
  { width: 390, height: 844, places: ['đầu trang', 'trên bảng', 'cuối màn hình'] },
];

for (const { width, height, places } of SCREENS) {
  test(`adverts come into space that was kept for them, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    await page.goto('/');
    await expect(matchRows(page).first()).toBeVisible();
    for (const place of places) {
      const advert = page.getByRole('region', { name: `Quảng cáo ${place}` });
      await expect(advert.getByRole('img')).toBeVisible({ timeout: 15_000 });
      await expect(advert.getByText('Quảng cáo', { exact: true })).toBeVisible();
      await expect(advert.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
      expect(await isInsideItsPlace(page, place)).toBe(true);
    }
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
}

test('the advert at the bottom closes, and stays closed on this visit', async ({ page }) => {
  await page.goto('/tips');
  const advert = page.getByRole('region', { name: 'Quảng cáo cuối màn hình' });
  await advert.getByRole('button', { name: 'Đóng quảng cáo' }).click();
  await expect(advert).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Quảng cáo đầu trang' }).getByRole('img')).toBeVisible();
  await expect(advert).toBeHidden();
});

async function isInsideItsPlace(page: Page, place: string): Promise<boolean> {
  const region = page.getByRole('region', { name: `Quảng cáo ${place}` });
  const slot = await page.locator('[data-slot]').filter({ has: region }).boundingBox();
  const picture = await region.getByRole('img').boundingBox();
  if (!slot || !picture) return false;
  const isAcross = picture.x >= slot.x - 1 && picture.x + picture.width <= slot.x + slot.width + 1;
  return isAcross && picture.y >= slot.y - 1 && picture.y + picture.height <= slot.y + slot.height + 1;
}
