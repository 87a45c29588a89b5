// First: what follows has the clock of the run.
import './clock/evening';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/launch';

/** Each belongs to ring 3, `npm run test:long`. */
const LONG = '**/*.long.spec.ts';

/**
 * Browser tests: `*.spec.ts`, for what crosses packages. Tests that only look at a site share it (`product/sharedSites.ts`);
 * those that change one start theirs, on free ports. They wait more than they work, so three share two cores.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: ['firstStart.ts', 'sharedSites.ts'].map((file) => join(import.meta.dirname, 'product', file)),
  workers: 3,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  projects: [
    { name: 'journeys', testMatch: '**/journeys/**/*.spec.ts', testIgnore: LONG },
    {
      name: 'system',
      testMatch: '**/*.spec.ts',
      testIgnore: [LONG, ...['journeys', 'operations'].map(folder)],
    },
    { name: 'operations', testMatch: '**/operations/*.spec.ts' },
    { name: 'long', testMatch: LONG },
  ],
  use: {
    launchOptions: await launchOptions(),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});

function folder(name: string): string {
  return join(import.meta.dirname, name, '**');
}
