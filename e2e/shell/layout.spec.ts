import { expect, type Locator, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { startProduct } from '../product/startProduct';
import { test } from '../product/test';

const advert = (page: Page) => page.getByRole('region', { name: 'Quảng cáo cuối màn hình' });
const up = (page: Page) => page.getByRole('button', { name: 'Lên đầu trang' });

test('at the bottom edge of a phone nothing covers anything: menu, advert, the way up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect(advert(page).getByRole('img')).toBeVisible();
  await expect(up(page)).toBeHidden();
  await page.mouse.wheel(0, 551);
  await expect(up(page)).toBeVisible();
  const menu = await boxOf(page.getByRole('navigation', { name: 'Lọc trận đấu' }));
  expect(menu.y + menu.height).toBe(844);
  await expectAbove(advert(page), menu.y);
  await expectAbove(up(page), (await boxOf(advert(page))).y);
  await advert(page).getByRole('button', { name: 'Đóng quảng cáo' }).click();
  await expectAbove(up(page), menu.y);
  await up(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const) {
  test(`the way up covers no score, half-time score or star, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?filter=end');
    await expect(matchRows(page).first()).toBeVisible();
    await page.mouse.wheel(0, 700);
    const { x, width: breadth } = await boxOf(up(page));
    const cells = page.locator(['favourite', 'score', 'halfTime'].map((name) => `[data-column=${name}]`).join());
    const covered = await cells.evaluateAll(
      (all, [from, to]) =>
        all.flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return left < to && right > from ? [`${cell.textContent} ${left}–${right}, the way up ${from}–${to}`] : [];
        }),
      [x, x + breadth] as const,
    );
    expect(covered).toEqual([]);
  });
}

test("the phone's menu leads to the board with its filter, and keeps the way Back short", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  await page.goto('/tips');
  const item = (name: string) => page.getByRole('navigation', { name: 'Lọc trận đấu' }).getByRole('link', { name });
  await item('Kết thúc').click();
  await expect(page.getByRole('region', { name: 'Kết thúc' })).toBeVisible();
  await expect(item('Kết thúc')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`${product.url}/`);
  // To the board, not to the adverts above it.
  const controls = page.locator('#board-controls');
  await expect.poll(async () => Math.round((await boxOf(controls)).y)).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await item('Tất cả').click();
  await expect.poll(async () => Math.round((await boxOf(controls)).y)).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/news`);
});

test('the footer says who we are and where else', async ({ page }) => {
  await page.goto('/tips');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('TySo cập nhật tỷ số bóng đá')).toBeAttached();
  const link = footer.getByRole('link', { name: 'Facebook' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('a configured chat room opens on demand, and stays for the session', async ({ browser }) => {
  const product = await startProduct({ FEED: 'none', CHAT_URL: '/404.html' });
  try {
    const page = await browser.newPage();
    const rooms: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/404.html') && rooms.push(request.url())));
    await page.goto(`${product.url}/tips`);
    const head = page.getByRole('button', { name: 'Trò chuyện' });
    await expect(head).toBeVisible();
    const box = page.getByRole('region', { name: 'Trò chuyện' });
    expect(await boxOf(box)).toMatchObject({ width: 350, height: 50 });
    expect(rooms).toEqual([]);
    await head.click();
    await expect(page.frameLocator('iframe[title="Trò chuyện"]').getByText('Không tìm thấy trang')).toBeVisible();
    expect((await boxOf(box)).height).toBeLessThanOrEqual(500);
    await page.reload();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await head.click();
    await expect(box.locator('iframe')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().setOffline(true);
    const lost = page.getByText(/Mất kết nối|Chưa kết nối/);
    await expect(lost).toBeVisible();
    await expectAbove(lost, (await boxOf(box)).y);
    await page.close();
  } finally {
    await product.stop();
  }
});

/** The part ends at or above the top of the other, within half a pixel of rounding. */
async function expectAbove(part: Locator, top: number): Promise<void> {
  const bottom = async () => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(top + 0.5);
}
