import type { Page } from '@playwright/test';

/** Hides the tab of the page, or shows it again, as far as the page knows; the browser here never hides one. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** From the next page on, a hidden tab falls asleep after a fifth of a second instead of half a minute. */
export async function fallAsleepSoon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setInterval } = window;
    const sooner = (run: () => void, ms?: number, ...given: unknown[]) =>
      setInterval(run, document.hidden && ms === 30_000 ? 200 : ms, ...given);
    Object.assign(window, { setInterval: sooner });
  });
}
