import { expect, type Page } from '@playwright/test';
import { withoutToasts } from '../product/withoutToasts';

/** All of them fit on a tall screen. */
export const MATCHES = 30;

/** Longest time until a page is in sync, in milliseconds; it asks for a match that it lacks within three seconds. */
export const LEVEL_MS = 30_000;

/** Opens the board of a site that has {@link MATCHES} matches. */
export async function openBoard(page: Page, url: string): Promise<void> {
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${url}/?filter=all`);
  await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
}
