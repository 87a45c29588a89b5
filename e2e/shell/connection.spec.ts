import { expect, type Page } from '@playwright/test';
import { noteShifts, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { hubOf } from './hubOf';

/** Messages of failed requests, including those that a turned clock leaves no time. */
test.use({ expectedNoise: /Failed to load resource|WebSocket connection|\[TySo\]|Federation Runtime/ });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /Mất kết nối|Đã kết nối lại|Chưa nhận/ });

/** A page on a clock that the test turns, connected to its hub. */
async function aConnectedPage(page: Page) {
  await page.clock.install();
  const hub = await hubOf(page);
  await page.goto('/');
  await expect.poll(() => hub.isReady()).toBe(true);
  return hub;
}

/** Turns the clock in small steps, so that the network answers in between. */
async function pass(page: Page, seconds: number) {
  for (let step = 0; step < seconds; step += 2) await page.clock.runFor(2_000);
}

/** Until the page has its hub again: a step of the clock may end an attempt that had its answer on the way. */
async function readyAgain(page: Page, hub: { isReady: () => boolean }) {
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect.poll(() => hub.isReady(), { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}

test('a hub that is away for two minutes is missed with the age of the data, and found again by itself', async ({
  page,
}) => {
  const hub = await aConnectedPage(page);
  await page.route(/\/realtime\/negotiate/, (route) => route.abort());
  hub.forget();
  await hub.cut();
  await pass(page, 120);
  await expect(bar(page)).toHaveText(/^Mất kết nối – dữ liệu lúc \d\d:\d\d$/);
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

test('while the hub is away and REST answers, the notice names the age of what REST brought', async ({ page }) => {
  const hub = await aConnectedPage(page);
  // The page uses the server's clock, which here moves ten minutes after the loss.
  const later = () => Date.now() + 600_000;
  await page.route(/\/realtime\/negotiate/, (route) => route.abort());
  await page.route(/\/api\/match\/range/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(later()).toUTCString() } });
  });
  hub.forget();
  await hub.cut();
  const hourMinutes = () =>
    page.evaluate(
      (times) =>
        times.map((time) =>
          new Intl.DateTimeFormat('vi', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time),
        ),
      [later() - 60_000, later(), later() + 60_000],
    );
  await expect(async () => {
    await pass(page, 4);
    expect(await hourMinutes()).toContain((await bar(page).textContent({ timeout: 500 }))?.slice(-5));
  }).toPass({ timeout: 45_000 });
});

test('a network that goes is missed at once and one that returns is used at once', async ({ page, context }) => {
  const hub = await aConnectedPage(page);
  await context.setOffline(true);
  hub.forget();
  await page.clock.runFor(3_500);
  await expect(bar(page)).toContainText('Mất kết nối');
  await context.setOffline(false);
  await readyAgain(page, hub);
  await expect(bar(page)).toHaveText('Đã kết nối lại');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the notice says that the line is back where it said that it was lost', async ({ page, context }) => {
    await noteShifts(page);
    const hub = await aConnectedPage(page);
    await context.setOffline(true);
    hub.forget();
    await page.clock.runFor(3_500);
    await expect(bar(page)).toContainText('Mất kết nối');
    const lost = await bar(page).boundingBox();
    await context.setOffline(false);
    await readyAgain(page, hub);
    await expect(bar(page)).toHaveText('Đã kết nối lại');
    expect((await bar(page).boundingBox())?.x).toBe(lost?.x);
    await expect.poll(async () => (await shiftSoFar(page)).worst).not.toContain('role="status"');
  });
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
  await expect(page.getByRole('banner')).toBeVisible();
  await pass(page, 60);
  await expect(bar(page)).toHaveText('Chưa nhận được dữ liệu trực tiếp');
  await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(1);
});
