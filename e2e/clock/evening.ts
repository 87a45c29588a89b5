import { join } from 'node:path';

/**
 * The clock of a run, for its workers and all that they start: the hour of the day must not decide whether a test passes.
 * `NOW` in the environment names another time; empty, it leaves the machine's.
 */
const SATURDAY_EVENING_IN_VIETNAM = '2026-11-28T13:05:00Z';

const CLOCK = join(import.meta.dirname, 'shiftedClock.cjs');

// Workers read the configuration, too, and have their clock by then.
if (process.env.CLOCK_OFFSET_MS === undefined) {
  process.env.NOW ??= SATURDAY_EVENING_IN_VIETNAM;
  await import('./shiftedClock.cjs');
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(CLOCK)}`].filter(Boolean).join(' ');
}
