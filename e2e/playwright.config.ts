import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/launch';

/**
 * Browser tests: `*.spec.ts`, for what crosses packages. One at a time: each starts a product of its own,
 * and times mean something only when nothing else runs.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They wait for time limits: `npm run test:faults`.
  testIgnore: join(import.meta.dirname, 'faults/**'),
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: await launchOptions(),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
