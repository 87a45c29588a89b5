import { expect } from '@playwright/test';
import { test } from '../product/test';
import { matchRows } from './board';

test('the minutes of live matches go on', async ({ page }) => {
  // A tall window has many running minutes, so one changes soon.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/');
  const playing = matchRows(page).filter({ has: page.getByRole('cell', { name: /^phút \d+/ }) });
  await expect(playing.first()).toBeVisible();
  const minutes = async () => (await playing.locator('[data-column=time]').allInnerTexts()).join();
  const before = await minutes();
  await expect.poll(minutes, { timeout: 90_000 }).not.toBe(before);
});
