import { test as base } from '@playwright/test';
import { shiftClock } from './shiftClock.cjs';

const { CLOCK_OFFSET_MS, NODE_OPTIONS = '' } = process.env;

/** The variables of the run's clock, for a process that gets no others of ours; none where the clock is the machine's. */
export const CLOCK_VARIABLES: Readonly<Record<string, string>> = CLOCK_OFFSET_MS
  ? { CLOCK_OFFSET_MS, NODE_OPTIONS }
  : {};

/** Playwright's own test, with the run's clock in every page: a browser has the machine's. */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (CLOCK_OFFSET_MS) await context.addInitScript(shiftClock, Number(CLOCK_OFFSET_MS));
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
