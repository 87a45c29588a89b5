import { expect, type Page } from '@playwright/test';
import { matchRows } from '../../board/board';
import { boxOf, expectAbove } from '../../page/boxOf';
import { test } from '../../product/test';

const advert = (page: Page) => page.getByRole('region', { name: 'Quảng cáo cuối màn hình' });
const up = (page: Page) => page.getByRole('button', { name: 'Lên đầu trang' });

test.use({ viewport: { width: 390, height: 844 } });

test('at the bottom edge of a phone nothing covers anything: menu, advert, the way up, the end of the page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect(advert(page).getByRole('img')).toBeVisible();
  await expect(up(page)).toBeHidden();
  // Far enough: a row above goes away when its match ends, and the page gets shorter.
  await page.mouse.wheel(0, 900);
  await expect(up(page)).toBeVisible();
  const menu = await boxOf(page.getByRole('navigation', { name: 'Lọc trận đấu' }));
  expect(menu.y + menu.height).toBe(844);
  await expectAbove(advert(page), menu.y);
  await expectAbove(up(page), (await boxOf(advert(page))).y);
  const { y } = await boxOf(advert(page));
  await expect(async () => {
    // What comes late makes the page longer.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await boxOf(page.getByRole('contentinfo'));
    expect(end.y + end.height).toBeLessThanOrEqual(y + 0.5);
  }).toPass();
  await page.mouse.wheel(0, -200);
  await advert(page).getByRole('button', { name: 'Đóng quảng cáo' }).click();
  await expectAbove(up(page), menu.y);
  await up(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the phone's menu leads to the board with its filter, and keeps the way Back short", async ({ page, product }) => {
  await page.goto('/news');
  await page.goto('/tips');
  const item = (name: string) => page.getByRole('navigation', { name: 'Lọc trận đấu' }).getByRole('link', { name });
  await item('Kết thúc').click();
  await expect(page.getByRole('region', { name: 'Kết thúc' })).toBeVisible();
  await expect(item('Kết thúc')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`${product.url}/`);
  // The way leads to the board, not to the adverts above it.
  const controls = page.locator('#board-controls');
  await expect.poll(async () => Math.round((await boxOf(controls)).y)).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await item('Tất cả').click();
  await expect.poll(async () => Math.round((await boxOf(controls)).y)).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/news`);
});
