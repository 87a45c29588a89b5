import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { hubOf } from './hubOf';

/** Messages of failed requests, including those that a turned clock leaves no time. */
export const NOISE_OF_LOSS = /Failed to load resource|WebSocket connection|\[TySo\]|Federation Runtime/;

export const connectionBar = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Mất kết nối|Đã kết nối lại|Chưa nhận/ });

/** The code that announces a lost connection or a goal is loaded after the first content; before that neither is announced. */
export async function canAnnounce(page: Page) {
  await expect(page.locator('[data-kind=none]').getByRole('status')).toBeAttached();
}

/** A page on a clock that the test turns, connected to its hub. */
export async function aConnectedPage(page: Page) {
  await page.clock.install();
  const hub = await hubOf(page);
  await page.goto('/');
  await expect.poll(() => hub.isReady()).toBe(true);
  // The app has matches, whose age a loss shows.
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await canAnnounce(page);
  await expect(matchRows(page).first()).toBeVisible();
  return hub;
}

/** Turns the clock in small steps, so that the network answers in between. */
export async function pass(page: Page, seconds: number) {
  for (let step = 0; step < seconds; step += 2) await page.clock.runFor(2_000);
}
