import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';

type Drawing = { theme: string; at: number };

for (const theme of ['light', 'dark'] as const) {
  test(`a device of ${theme} theme sees nothing else, from the first paint on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    const drawings = await writeDownThemes(page);
    await page.goto('/');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expectNothingBut(theme, drawings, page);
  });
}

test('a chosen theme wins over the device, also after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tips');
  await page.getByRole('button', { name: /^Ngày/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const drawings = await writeDownThemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Đêm/ })).toBeVisible();
  await expectNothingBut('dark', drawings, page);
});

async function expectNothingBut(theme: string, drawings: readonly Drawing[], page: Page): Promise<void> {
  const paintedAt = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
  await expect.poll(paintedAt, 'a first paint').toBeGreaterThan(0);
  const firstPaint = await paintedAt();
  expect(new Set(drawings.map((drawing) => drawing.theme))).toEqual(new Set([theme]));
  expect(drawings[0]?.at).toBeLessThan(firstPaint);
}

/** Records each theme of the following pages when it is set, in milliseconds of that page. */
async function writeDownThemes(page: Page): Promise<readonly Drawing[]> {
  const drawings: Drawing[] = [];
  await page.exposeFunction('tysoTheme', (drawing: Drawing) => void drawings.push(drawing));
  await page.addInitScript(() => {
    const look = () => {
      const theme = document.documentElement?.getAttribute('data-theme');
      const note: unknown = Reflect.get(window, 'tysoTheme');
      if (theme && typeof note === 'function') note({ theme, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  });
  return drawings;
}
