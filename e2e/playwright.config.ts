import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/launch';

/** They judge how long something takes, so they run alone, after all others. */
const TIMED = ['articles/engines.spec.ts', 'operations/reload.spec.ts', 'page/pages.spec.ts', 'shell/notices.spec.ts'];

/**
 * Browser tests: `*.spec.ts`, for what crosses packages. Each worker has a product of its own, which the tests that only look
 * share; those that change one start theirs, on free ports. They wait more than they work, so three share two cores.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: join(import.meta.dirname, 'product/firstStart.ts'),
  workers: 3,
  // One that passes then is named in the summary as flaky, and more than a few fail the run.
  retries: 1,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  projects: [
    // It takes half a minute: once for all files.
    { name: 'images', testMatch: '**/images.setup.ts', teardown: 'images removed' },
    { name: 'images removed', testMatch: '**/images.teardown.ts' },
    {
      name: 'operations',
      testMatch: '**/operations/*.spec.ts',
      testIgnore: TIMED.map(anywhere),
      dependencies: ['images'],
      workers: 2,
    },
    {
      name: 'pages',
      testMatch: '**/*.spec.ts',
      // Faults wait for time limits: `npm run test:faults`.
      testIgnore: ['operations', 'faults']
        .map((folder) => join(import.meta.dirname, folder, '**'))
        .concat(TIMED.map(anywhere)),
    },
    { name: 'timed', testMatch: TIMED.map(anywhere), workers: 1, dependencies: ['images', 'operations', 'pages'] },
  ],
  use: {
    launchOptions: await launchOptions(),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    // Without pictures of every frame, which double the cost of a page at rest.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});

function anywhere(file: string): string {
  return `**/${file}`;
}
