import { expect } from '@playwright/test';
import { test } from '../product/test';
import { aConnectedPage, canAnnounce, connectionBar, NOISE_OF_LOSS, pass } from './connected';

test.use({ expectedNoise: NOISE_OF_LOSS });

test('a hub that is away for two minutes is missed with the age of the data, and found again by itself', async ({
  page,
}) => {
  const hub = await aConnectedPage(page);
  await page.route(/\/realtime\/negotiate/, (route) => route.abort());
  hub.forget();
  await hub.cut();
  await pass(page, 120);
  await expect(connectionBar(page)).toHaveText(/^Mất kết nối – dữ liệu lúc \d\d:\d\d$/);
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(1);
  await page.unroute(/\/realtime\/negotiate/);
  // A step of the clock may end an attempt that had its answer on the way: then the next one counts.
  await expect(async () => {
    if (!hub.isReady()) await pass(page, 4);
    expect(hub.isReady()).toBe(true);
    await expect(page.getByText('Mất kết nối')).toHaveCount(0, { timeout: 2_000 }).catch(hub.forget);
    expect(hub.isReady()).toBe(true);
  }).toPass({ timeout: 90_000 });
});

test('a hub that babbles costs its connection, not the page', async ({ page }) => {
  const hub = await aConnectedPage(page);
  hub.babble('{"type":1,"target":"UpdateScoreIncident","arguments":["{\\"match_id\\":"]}\u001e');
  hub.forget();
  hub.babble('<html>502 Bad Gateway</html>\u001e');
  await page.clock.runFor(1_000);
  await expect.poll(() => hub.isReady()).toBe(true);
  await page.getByRole('link', { name: 'Tips' }).click();
  await expect(page.getByText('Trang đang được xây dựng')).toBeVisible();
});

test('a hub that never answers is given up on, and a page without data names no time', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/realtime\/negotiate/, () => {});
  await page.route(/\/api\/match/, (route) => route.abort());
  await page.goto('/');
  await canAnnounce(page);
  await pass(page, 60);
  await expect(connectionBar(page)).toHaveText('Chưa nhận được dữ liệu trực tiếp');
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(1);
});
