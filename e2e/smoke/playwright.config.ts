import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser/launch';

/** What `npm run release` asks of a browser before anything goes live: see `order.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../test-results/smoke',
  globalSetup: './stagedSite.ts',
  // Most of the time a page waits.
  workers: 2,
  fullyParallel: true,
  // One reason is enough to stay where we are; the second may help to understand the first.
  maxFailures: 2,
  timeout: 30_000,
  reporter: './reporter.ts',
  use: {
    launchOptions: await launchOptions(),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  },
});
