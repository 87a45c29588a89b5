import type { Browser, Page } from '@playwright/test';

/** An event of the browser's trace; times in microseconds, `tdur` is processor time. */
export type TraceEvent = {
  name: string;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
  args?: { data?: { startTime?: unknown } | undefined } | undefined;
};

/** Tasks of all threads, and the marks of pages. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The browser's events while `work` ran. */
export async function tracedEvents(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
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

/** @returns `NaN` for anything but a number */
export function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
