import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf, expectAbove } from '../page/boxOf';
import { startProduct } from '../product/startProduct';
import { test } from '../product/test';
import { canAnnounce } from './connected';

const up = (page: Page) => page.getByRole('button', { name: 'Lên đầu trang' });

test('the way up covers no score, half-time score or star, on no screen', async ({ page }) => {
  await page.goto('/?filter=end');
  await expect(matchRows(page).first()).toBeVisible();
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.wheel(0, 700);
    await expect(up(page)).toBeVisible();
    await expect.poll(() => coveredCells(page), `${width} px wide`).toEqual([]);
  }
});

test.describe('the menu of the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('shows two entries on each page, and the first tap on one that is cut leads there', async ({ page }) => {
    await page.goto('/news');
    const menu = page.getByRole('navigation', { name: 'Menu chính' });
    const whole = () =>
      menu.getByRole('listitem').evaluateAll((entries) => {
        const edge = entries[0]?.parentElement?.getBoundingClientRect();
        const boxes = entries.map((entry) => entry.getBoundingClientRect());
        return edge ? boxes.filter(({ left, right }) => left >= edge.left && right <= edge.right).length : 0;
      });
    const addresses = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThanOrEqual(7);
    for (const address of [...addresses, '/news']) {
      await page.goto(address ?? '');
      await expect.poll(whole, address ?? '').toBeGreaterThanOrEqual(2);
    }
    await page.goto('/');
    await expect(page.locator('#tyso-first-page')).toHaveCount(0);
    await expect.poll(whole).toBeGreaterThanOrEqual(2);
    const fixtures = await boxOf(menu.getByRole('link', { name: 'Lịch thi đấu' }));
    const { x, width } = await boxOf(menu);
    // What is seen of it, if only its first letter.
    await menu.getByRole('list').evaluate((list, by) => list.scrollBy(by, 0), fixtures.x - (x + width) + 20);
    await page.touchscreen.tap(x + width - 10, 24);
    await expect(page).toHaveURL(/\/lich-thi-dau$/);
  });
});

async function coveredCells(page: Page): Promise<string[]> {
  const { x, width } = await boxOf(up(page));
  const cells = page.locator(['favourite', 'score', 'halfTime'].map((name) => `[data-column=${name}]`).join());
  return cells.evaluateAll(
    (all, [from, to]) =>
      all.flatMap((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < to && right > from ? [`${cell.textContent} ${left}–${right}, the way up ${from}–${to}`] : [];
      }),
    [x, x + width] as const,
  );
}

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
    const room = page.frameLocator('iframe[title="Trò chuyện"]').getByText('Không tìm thấy trang');
    await expect(room).toBeVisible();
    expect((await boxOf(box)).height).toBeLessThanOrEqual(500);
    await page.reload();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    // While a frame of another process comes, Chromium may lose a click beside it.
    await expect(room).toBeVisible();
    await canAnnounce(page);
    await head.click();
    await expect(box.locator('iframe')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().setOffline(true);
    const lost = page.getByText(/Mất kết nối|Chưa nhận/);
    await expect(lost).toBeVisible();
    await expectAbove(lost, (await boxOf(box)).y);
    await page.close();
  } finally {
    await product.stop();
  }
});
