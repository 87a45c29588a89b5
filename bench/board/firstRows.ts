import type { Browser, Page } from '@playwright/test';
import { asNumber } from '../figures';
import { markFirstFrame } from '../markFirstFrame';

/** An event of the browser's trace; times in microseconds, `tdur` is processor time. */
type TraceEvent = {
  name: string;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
  args?: { data?: { startTime?: unknown } | undefined } | undefined;
};

/** Tasks of all threads, and the marks of pages. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

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
  await page.addInitScript(markFirstFrame, { mark: PAINTED, selector: '[data-match]' });
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
  if (!mark) throw new Error('The trace does not say when the first rows were painted');
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

/** The browser's events while `work` ran. */
async function tracedEvents(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const isTrace = typeof trace === 'object' && trace !== null && 'traceEvents' in trace;
  const events = isTrace && Array.isArray(trace.traceEvents) ? trace.traceEvents : [];
  return events.map(eventOf);
}

function eventOf(raw: Record<string, unknown>): TraceEvent {
  const { args } = raw;
  const data = typeof args === 'object' && args !== null && 'data' in args ? args.data : undefined;
  const startTime = typeof data === 'object' && data !== null && 'startTime' in data ? data.startTime : undefined;
  const [tid, ts, dur, tdur] = [raw.tid, raw.ts, raw.dur, raw.tdur].map((value) => asNumber(value ?? 0));
  return {
    name: String(raw.name),
    tid: tid ?? 0,
    ts: ts ?? 0,
    dur: dur ?? 0,
    tdur: tdur ?? 0,
    args: { data: { startTime } },
  };
}
