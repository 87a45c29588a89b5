import type { Page } from '@playwright/test';

/** The budget for layout shifts: a tenth of the limit that browsers call good. */
export const SHIFT_BUDGET = 0.01;

/** Adds up the layout shifts of each following page, as the browser scores them. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { score: 0, worst: '' };
    Reflect.set(window, 'tysoShift', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const score: unknown = Reflect.get(entry, 'value');
        if (typeof score !== 'number' || Reflect.get(entry, 'hadRecentInput')) continue;
        seen.score += score;
        const sources: unknown = Reflect.get(entry, 'sources');
        const nodes = Array.isArray(sources)
          ? sources.map(({ node, previousRect: from, currentRect: to }) => {
              return `${node?.outerHTML?.slice(0, 120)} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
            })
          : [];
        seen.worst += `\n${score.toFixed(4)} after ${Math.round(entry.startTime)} ms: ${nodes.join('\n | ')}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The score of the current page, and what moved. */
export function shiftSoFar(page: Page): Promise<{ score: number; worst: string }> {
  return page.evaluate(() => Reflect.get(window, 'tysoShift'));
}
