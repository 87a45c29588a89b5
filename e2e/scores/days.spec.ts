import { expect, type Page } from '@playwright/test';
import { matchRows, scoreOf } from '../board/board';
import { boxOf } from '../page/boxOf';
import { test } from '../product/test';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Chọn ngày' });
const chosen = (page: Page) => strip(page).locator('[aria-current="date"]');
const dateGroups = (page: Page) => page.getByRole('row', { name: /^(CN|T[2-7]) \d\d\/\d\d \d+ trận/ });

test('results: a day is chosen from the strip, kept by a reload, shared by its address, and left by Back', async ({
  page,
}) => {
  await page.goto('/ket-qua-bong-da');
  await expect(page.getByRole('heading', { name: 'Kết quả bóng đá mới cập nhật', level: 1 })).toBeVisible();
  await expect(strip(page).getByRole('link')).toHaveCount(15);
  await expect(chosen(page)).toContainText('Hôm nay');
  await strip(page).getByRole('link').nth(11).click();
  await expect(chosen(page)).not.toContainText('Hôm nay');
  const date = (await chosen(page).locator('b').textContent()) ?? '';
  await expect(page).toHaveURL(/\?ngay=\d{4}-\d\d-\d\d$/);
  await expect(dateGroups(page).first()).toContainText(date);
  await expect(scoreOf(matchRows(page).first())).toHaveAccessibleName(/^Tỷ số \d+ – \d+/);
  await expect(matchRows(page).first()).toContainText('Hết');
  await page.reload();
  await expect(chosen(page)).toContainText(date);
  await expect(dateGroups(page).first()).toContainText(date);
  await page.goBack();
  await expect(chosen(page)).toContainText('Hôm nay');
});

test('results by league, and a followed one', async ({ page }) => {
  await page.goto('/ket-qua-bong-da');
  await strip(page).getByRole('link').nth(12).click();
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await expect(page.getByRole('button', { name: /^Thu gọn/ }).first()).toBeVisible();
  await matchRows(page)
    .first()
    .getByRole('button', { name: /^Theo dõi/ })
    .click();
  await page.getByRole('tab', { name: 'Theo dõi 1' }).click();
  await expect(matchRows(page)).toHaveCount(1);
});

test('fixtures: the days ahead, with odds, nothing that has begun', async ({ page }) => {
  await page.goto('/lich-thi-dau');
  await expect(strip(page).getByRole('link').first()).toHaveAttribute('aria-current', 'date');
  await strip(page).getByRole('link').nth(1).click();
  await expect(matchRows(page).first()).toContainText(/\d\d:\d\d/);
  await expect(matchRows(page).getByRole('cell', { name: /^Tỷ số/ })).toHaveCount(0);
  await expect(
    matchRows(page)
      .first()
      .getByText(/^\d\.\d\d$/)
      .first(),
  ).toBeVisible();
});

test('a fixture opens its detail from the dash, and gives the focus back', async ({ page }) => {
  await page.goto('/lich-thi-dau');
  await strip(page).getByRole('link').nth(1).click();
  const opener = matchRows(page)
    .first()
    .getByRole('button', { name: /^Xem chi tiết: .+ – .+, \d\d:\d\d \d\d\/\d\d$/ });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Chi tiết trận đấu' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]match=/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('odds: by league, open to bet on, and they move', async ({ page }) => {
  await page.goto('/ty-le-keo-nha-cai');
  await expect(page.getByRole('button', { name: /^Thu gọn/ }).first()).toBeVisible();
  await expect(matchRows(page).filter({ hasText: 'Hết' })).toHaveCount(0);
  // As high as the day: by league, the live matches of some hours are far down.
  await page.setViewportSize({ width: 1280, height: 16_000 });
  await expect(page.locator('[data-move]').first()).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap anywhere on a fixture opens its detail', async ({ page }) => {
    await page.goto('/lich-thi-dau');
    await strip(page).getByRole('link').nth(1).click();
    await matchRows(page)
      .first()
      .tap({ position: { x: 30, y: 40 } });
    await expect(page.getByRole('dialog', { name: 'Chi tiết trận đấu' })).toBeVisible();
  });

  test('the strip has eight days, the chosen one in view, each wide and high enough for a thumb', async ({ page }) => {
    await page.goto('/ket-qua-bong-da');
    await expect(strip(page).getByRole('link')).toHaveCount(8);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    const box = await boxOf(chosen(page));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await chosen(page).press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?ngay=/);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
