import type { Page } from '@playwright/test';

/**
 * Switches the toasts of goals off: the simulated day has goals at any moment, and a test of colours or places would
 * find their toasts half faded in, or moving.
 */
export async function withoutToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { goal_show_toast: false, red_card_show_toast: false };
    // Frames are sandboxed.
    if (window === window.top) localStorage.setItem('tyso.settings', JSON.stringify({ value }));
  });
}
