import { expect } from '@playwright/test';
import { test } from '../product/test';
import { NO_TIME_FOR_FILES } from './visit';

test.use({ expectedNoise: NO_TIME_FOR_FILES });

test('with the guard switched off a debugger never pauses', async ({ page }) => {
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
