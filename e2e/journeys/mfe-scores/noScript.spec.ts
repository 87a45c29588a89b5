import { expect } from '@playwright/test';
import { rendered } from '../../page/rendered';
import { test } from '../../product/test';
import { addressOfLeague } from '../../scores/league';

test.use({ javaScriptEnabled: false });

test('without scripts filters are links, and a match lies over the board of its address', async ({ page }) => {
  const filters = page.getByRole('navigation', { name: 'Lọc trận đấu' });
  await page.goto('/');
  await rendered(page, filters);
  await filters.getByRole('link', { name: /^Kết thúc/ }).click();
  await expect(page).toHaveURL(/\/\?filter=end$/);
  await rendered(page, filters.locator('[aria-current="true"]', { hasText: 'Kết thúc' }));
  const id = await page.locator('[data-match]').first().getAttribute('data-match');
  await page.goto(`/?filter=end&match=${id}`);
  const detail = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
  await rendered(page, detail);
  await detail.getByRole('link', { name: 'Đóng', exact: true }).click();
  await expect(page).toHaveURL(/\/\?filter=end$/);
});

test('without scripts a day of results leads to a match, whose tabs are links', async ({ page }) => {
  const days = page.getByRole('navigation', { name: 'Chọn ngày' });
  await page.goto('/ket-qua-bong-da');
  await rendered(page, days);
  await days.getByRole('link').nth(11).click();
  const opener = page.getByRole('link', { name: /^Xem chi tiết/ }).first();
  await rendered(page, opener);
  await expect(page).toHaveURL(/\?ngay=/);
  await opener.click();
  await rendered(page, page.getByRole('region', { name: 'Diễn biến' }));
  await page.getByRole('navigation', { name: 'Các mục của trận đấu' }).getByRole('link', { name: 'Đội hình' }).click();
  await rendered(page, page.getByRole('region', { name: 'Đội hình' }));
});

test('without scripts a competition has its tables, and leads to its teams', async ({ page, product }) => {
  await page.goto(await addressOfLeague(product, 'Serie A'));
  const tabs = page.getByRole('navigation', { name: 'Các bảng xếp hạng' });
  await rendered(page, tabs);
  await tabs.getByRole('link', { name: 'Sân khách' }).click();
  const away = page.getByRole('table', { name: /sân khách/ });
  await rendered(page, away);
  await expect(away.getByRole('row')).toHaveCount(21);
  await away.getByRole('link').first().click();
  await rendered(page, page.locator('[data-first="page"]'));
  await expect(page).toHaveURL(/\/doi-bong\/\d+\/[a-z0-9-]+$/);
});

test('without scripts the search is a form, whose results no search engine keeps', async ({ page }) => {
  await page.goto('/tim-kiem');
  await rendered(page, page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('ngoại hạng');
  await page.getByRole('button', { name: 'Tìm' }).click();
  const league = page.getByRole('main').getByRole('link', { name: /Ngoại hạng Anh/ });
  await rendered(page, league);
  await expect(page.getByRole('searchbox')).toHaveValue('ngoại hạng');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
