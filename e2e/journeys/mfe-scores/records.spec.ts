import { expect, type Page } from '@playwright/test';
import { matchRows } from '../../board/board';
import { test } from '../../product/test';
import { addressOfLeague } from '../../scores/league';

const main = (page: Page) => page.getByRole('main');

test('the tabs of a match are addresses, and each has its part', async ({ page }) => {
  await page.goto('/?filter=end');
  await page.goto(`/tran-dau/${await matchRows(page).nth(2).getAttribute('data-match')}`);
  await expect(page).toHaveURL(/\/tran-dau\/[^/]+\/[a-z0-9-]+$/);
  await expect(page).toHaveTitle(/ – .+: tỷ số trực tuyến \| TySo$/);
  await expect(page.getByRole('region', { name: 'Diễn biến' })).toContainText('’');
  // The simulator sends line-ups and past results last.
  for (const [tab, part] of [
    ['doi-hinh', 'Đội hình ra sân'],
    ['doi-dau', 'trận gần nhất của'],
  ])
    await expect.poll(async () => (await page.request.get(`${page.url()}?tab=${tab}`)).text()).toContain(part);
  const tabs = page.getByRole('navigation', { name: 'Các mục của trận đấu' });
  for (const [name, tab, part] of [
    ['Thống kê', 'thong-ke', 'Phạt góc'],
    ['Đội hình', 'doi-hinh', 'Đội hình ra sân'],
    ['Đối đầu', 'doi-dau', /trận gần nhất của/],
    ['Tỷ lệ kèo', 'keo', 'Mở cửa'],
    ['BXH', 'bxh', 'Bảng xếp hạng'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${tab}$`));
    await expect(page.getByRole('region', { name, exact: true })).toContainText(part);
  }
});

test('a competition has its tables, each an address, and who scored most', async ({ page, product }) => {
  const address = await addressOfLeague(product, 'La Liga');
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: 'Các bảng xếp hạng' });
  await expect(page.getByRole('table', { name: /^Bảng xếp hạng/ }).getByRole('row')).toHaveCount(21);
  await tabs.getByRole('link', { name: 'Sân nhà' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/la-liga\\?bang=san-nha$`));
  await expect(page.getByRole('table', { name: /sân nhà/ }).getByRole('row')).toHaveCount(21);
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Sân nhà' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('table', { name: /ghi nhiều bàn nhất/ }).getByRole('row')).toHaveCount(21);
});

test('a team is found by the keyboard alone, without marks; its page has matches, table and squad', async ({
  page,
}) => {
  await page.goto('/tim-kiem');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('man uni');
  await expect(main(page).getByRole('link').first()).toHaveText(/^Manchester United/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Manchester United' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /Manchester United .*đội của trang này/ })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Kết quả' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('man uni');
});

test('standings: a competition is chosen in the frame, and stands in the address', async ({ page }) => {
  await page.goto('/bang-xep-hang');
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  const tables = page.frameLocator('iframe[title="Bảng xếp hạng"]');
  await expect(tables.getByRole('heading', { name: 'V-League 1' }), 'comes first by default').toBeVisible();
  await tables.getByText('Chọn giải đấu').click();
  await tables.getByRole('link', { name: 'La Liga' }).click();
  await expect(page).toHaveURL(/\?giai=\d+$/);
  await expect(tables.getByRole('row').nth(1)).toContainText(/^\s*1\s.+\s\d+–\d+\s+[+−]?\d+\s+\d+\s+/s);
});
