import { expect, type Page } from '@playwright/test';
import { noteShifts, shiftSoFar } from '../../page/shifts';
import { test } from '../../product/test';
import { aConnectedPage, connectionBar, NOISE_OF_LOSS } from '../../shell/connected';

test.use({ expectedNoise: NOISE_OF_LOSS, viewport: { width: 390, height: 844 } });

test('a phone says at once that the network is gone, and in the same place that it is back, which it uses at once', async ({
  page,
  context,
}) => {
  await noteShifts(page);
  const hub = await aConnectedPage(page);
  await context.setOffline(true);
  hub.forget();
  await page.clock.runFor(3_500);
  await expect(connectionBar(page)).toContainText('Mất kết nối');
  const lost = await connectionBar(page).boundingBox();
  await context.setOffline(false);
  await readyAgain(page, hub);
  await expect(connectionBar(page)).toHaveText('Đã kết nối lại');
  expect((await connectionBar(page).boundingBox())?.x).toBe(lost?.x);
  await expect.poll(async () => (await shiftSoFar(page)).worst).not.toContain('role="status"');
});

/** Waits until the page has its hub again: a step of the clock may end an attempt that had its answer on the way. */
async function readyAgain(page: Page, hub: { isReady: () => boolean }) {
  await expect(async () => {
    await page.clock.runFor(1_500);
    await expect.poll(() => hub.isReady(), { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
