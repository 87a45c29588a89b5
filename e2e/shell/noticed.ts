import { expect, type Page } from '@playwright/test';
import { hubOf } from './hubOf';
import { pushed, writeDownSounds } from './visit';

export const toasts = (page: Page) => page.getByRole('status', { name: 'Thông báo trận đấu' });
export const toast = (page: Page) => toasts(page).getByRole('link');

/** A connected page that its visitor has touched, and that knows the match at 0 – 0. */
export async function aVisit(page: Page, path = '/tips') {
  const visit = await anUntouchedVisit(page, path);
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
  return visit;
}

/** Shifts right after an input count as the visitor's; this visit has no input. */
export async function anUntouchedVisit(page: Page, path = '/tips') {
  const hub = await hubOf(page);
  const sounds = await writeDownSounds(page);
  await page.goto(path);
  await expect(toasts(page)).toBeAttached();
  // The real hub's handshake comes first, then the test's messages.
  await expect.poll(() => hub.isReady()).toBe(true);
  hub.say(pushed(10, 0, 0));
  return { hub, sounds };
}
