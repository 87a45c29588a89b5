import type { Page } from '@playwright/test';

/**
 * The visitor has switched off the toasts of goals: the simulated day brings some at any moment, and a test that measures
 * colours or places would meet them half faded in, or moving for the next one.
 */
export async function withoutToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { goal_show_toast: false, red_card_show_toast: false };
    // Frames are sandboxed.
    if (window === window.top) localStorage.setItem('tyso.settings', JSON.stringify({ value }));
  });
}
