import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser/launch';

/** Benchmarks: `*.bench.ts`. They print figures and fail when a budget is missed; nothing else may run meanwhile. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../test-results/bench',
  workers: 1,
  forbidOnly: true,
  timeout: 20 * 60_000,
  reporter: [['line']],
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  },
});
