import { expect } from '@playwright/test';
import { test } from '../product/test';
import { matchRows } from './board';

test('the minutes of live matches go on', async ({ page }) => {
  // A tall window has many running minutes, so one changes soon.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/');
  const playing = matchRows(page).filter({ has: page.getByRole('cell', { name: /^phút \d+/ }) });
  await expect(playing.first()).toBeVisible();
  const minutes = async () =>
    new Map(
      await playing.evaluateAll((rows) =>
        rows.map(
          (row) => [row.getAttribute('data-match'), row.querySelector('[data-column=time]')?.textContent] as const,
        ),
      ),
    );
  const before = await minutes();
  // The minute of a match that plays on: others may begin and end.
  const wentOn = async () =>
    [...(await minutes())].filter(([id, now]) => before.has(id) && before.get(id) !== now).length;
  await expect.poll(wentOn, { timeout: 90_000 }).toBeGreaterThan(0);
});
