import type { TimeWindow } from 'shared-kernel/rules/localDay';

const HOUR = 3600;

/** The two lengths of M3, in seconds. */
const HALF_DAY = 43_200;
const WINDOW = 129_600;

/**
 * The window of the live page (M3). Before noon it reaches 12 hours back, so that the night's matches are still there
 * at breakfast; from noon on 4 hours. It spans 36 hours.
 *
 * The start is rounded down to the full hour, so that all visitors of a zone request the same address and caches can
 * answer.
 *
 * @param now server time in unix seconds
 * @param hourOfDay the visitor's local hour, 0 to 23
 */
export function liveWindow(now: number, hourOfDay = new Date(now * 1000).getHours()): TimeWindow {
  const back = hourOfDay < 12 ? HALF_DAY : HALF_DAY / 3;
  const from = Math.floor((now - back) / HOUR) * HOUR;
  return { from, to: from + WINDOW };
}
