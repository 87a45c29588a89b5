import type { Browser, Page } from '@playwright/test';
import { markDrawn } from '../markDrawn';
import { asNumber, type TraceEvent, tracedEvents } from '../trace';

/**
 * Milliseconds of the main thread from the last byte of the matches to the first frame with a row; its longest task.
 */
export type FirstRows = { firstRows: number; longestTask: number };

const PAINTED = 'tyso-rows-painted';

/** Tasks count for this long after the first rows, so that postponed work does not hide. */
const AFTERMATH_MS = 3000;

/**
 * Opens a page with rows and reads its main thread's work from the browser's trace. It counts processor time: wall time
 * would include other programs of the machine.
 */
export async function firstRows(browser: Browser, page: Page, url: string): Promise<FirstRows> {
  await page.addInitScript(markDrawn, { mark: PAINTED, selector: '[data-match]' });
  const events = await tracedEvents(browser, page, async () => {
    await page.goto(url);
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PAINTED);
    await page.waitForTimeout(AFTERMATH_MS);
  });
  const answered = await page.evaluate(() => {
    const range = performance.getEntriesByType('resource').find(({ name }) => name.includes('/match/range'));
    return range instanceof PerformanceResourceTiming ? range.responseEnd : Number.NaN;
  });
  const mark = events.find(({ name }) => name === PAINTED);
  if (!mark) throw new Error('The trace does not tell when the first rows were drawn');
  // The mark has both times, that of the trace and that of the page.
  const from = mark.ts - (asNumber(mark.args?.data?.startTime) - answered) * 1000;
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.tid === mark.tid && event.ts + event.dur > from,
  );
  return {
    firstRows: sumOf(tasks.filter(({ ts }) => ts < mark.ts)),
    longestTask:
      Math.max(...tasks.filter(({ ts }) => ts < mark.ts + AFTERMATH_MS * 1000).map(({ tdur }) => tdur)) / 1000,
  };
}

function sumOf(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
}
