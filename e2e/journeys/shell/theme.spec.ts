import { expect, type Page } from '@playwright/test';
import { test } from '../../product/test';

type ThemeChange = { theme: string; at: number };

test('a dark device sees a dark page from the first paint on, and a light one as soon as it is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const changes = await writeDownThemes(page);
  await page.goto('/tips');
  await expect(page.getByRole('button', { name: /^Đêm/ })).toBeVisible();
  await expectNothingBut('dark', changes, page);
  const bar = page.locator('meta[name="theme-color"]');
  const dark = await bar.getAttribute('content');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(bar, 'the browser bar').not.toHaveAttribute('content', dark ?? '');
});

test('a chosen theme wins over the device, also after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tips');
  await page.getByRole('button', { name: /^Ngày/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const changes = await writeDownThemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Đêm/ })).toBeVisible();
  await expectNothingBut('dark', changes, page);
});

async function expectNothingBut(theme: string, changes: readonly ThemeChange[], page: Page): Promise<void> {
  const paintedAt = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
  await expect.poll(paintedAt, 'a first paint').toBeGreaterThan(0);
  const firstPaint = await paintedAt();
  expect(new Set(changes.map((change) => change.theme))).toEqual(new Set([theme]));
  expect(changes[0]?.at).toBeLessThan(firstPaint);
}

/** Records each theme of the following pages when it is set, in milliseconds of that page. */
async function writeDownThemes(page: Page): Promise<readonly ThemeChange[]> {
  const changes: ThemeChange[] = [];
  await page.exposeFunction('tysoTheme', (change: ThemeChange) => void changes.push(change));
  await page.addInitScript(() => {
    const look = () => {
      const theme = document.documentElement?.getAttribute('data-theme');
      const note: unknown = Reflect.get(window, 'tysoTheme');
      if (theme && typeof note === 'function') note({ theme, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  });
  return changes;
}
