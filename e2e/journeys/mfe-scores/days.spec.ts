import { expect, type Page } from '@playwright/test';
import { matchRows, scoreOf } from '../../board/board';
import { test } from '../../product/test';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Chọn ngày' });
const chosen = (page: Page) => strip(page).locator('[aria-current="date"]');

test('results: a day of the strip is an address, kept by a reload and left by Back', async ({ page }) => {
  await page.goto('/ket-qua-bong-da');
  await expect(page.getByRole('heading', { name: 'Kết quả bóng đá mới cập nhật', level: 1 })).toBeVisible();
  await strip(page).getByRole('link').nth(11).click();
  await expect(page).toHaveURL(/\?ngay=\d{4}-\d\d-\d\d$/);
  const date = (await chosen(page).locator('b').textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`${date} \\d+ trận`) }).first()).toBeVisible();
  await expect(scoreOf(matchRows(page).first())).toHaveAccessibleName(/^Tỷ số \d+ – \d+/);
  await expect(matchRows(page).first()).toContainText('Hết');
  await page.goBack();
  await expect(chosen(page)).toContainText('Hôm nay');
});

test('a day that has no matches says so in the HTML, too', async ({ page }) => {
  for (const path of ['/ket-qua-bong-da', '/lich-thi-dau']) {
    const answer = await page.request.get(`${path}?ngay=1800-01-01`);
    expect(answer.url()).toMatch(/\?ngay=khac$/);
    expect(await answer.text()).toContain('Không xem được ngày này.');
  }
});

test('fixtures: a day ahead has kick-offs and prices, and no score', async ({ page }) => {
  await page.goto('/lich-thi-dau');
  await strip(page).getByRole('link').nth(1).click();
  const first = matchRows(page).first();
  await expect(first).toContainText(/\d\d:\d\d/);
  await expect(first.getByText(/^\d\.\d\d$/).first()).toBeVisible();
  await expect(matchRows(page).getByRole('cell', { name: /^Tỷ số/ })).toHaveCount(0);
});

test('odds: by league, what can still be bet on', async ({ page }) => {
  await page.goto('/ty-le-keo-nha-cai');
  await expect(page.getByRole('button', { name: /^Thu gọn/ }).first()).toBeVisible();
  await expect(
    matchRows(page)
      .first()
      .getByText(/^\d+\.\d\d$/)
      .first(),
  ).toBeVisible();
  await expect(matchRows(page).filter({ hasText: 'Hết' })).toHaveCount(0);
});
