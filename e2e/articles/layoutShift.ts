import type { Page } from '@playwright/test';

/** Adds up the layout shifts of later pages, as the browser scores them; the returned function reads the sum. */
export async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'tysoShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'tysoShifts');
      return Array.isArray(shifts) ? shifts.reduce((sum: number, shift) => sum + Number(shift), 0) : Number.NaN;
    });
}
