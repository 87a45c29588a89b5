import { expect } from '@playwright/test';
import { test } from '../product/test';

/** A turned clock leaves a file that is on its way no time. */
test.use({ expectedNoise: /Federation Runtime/ });

test('with the guard switched off a debugger never stands still', async ({ page }) => {
  await page.clock.install();
  await page.goto('/tips');
  await expect(page.getByRole('status', { name: 'Thông báo trận đấu' })).toBeAttached();
  const tools = await page.context().newCDPSession(page);
  let stops = 0;
  tools.on('Debugger.paused', () => {
    stops += 1;
    void tools.send('Debugger.resume');
  });
  await tools.send('Debugger.enable');
  await page.clock.runFor(10_000);
  expect(stops).toBe(0);
});
