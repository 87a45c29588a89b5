import { defineConfig } from '@playwright/test';
import everyTest from '../playwright.config';

const { projects: _, ...common } = everyTest;

/**
 * Faults, each a browser test: `npm run test:faults`. They wait for time limits, so `npm test` leaves them out, and several wait at
 * the same time: each worker has a site of its own.
 */
export default defineConfig({
  ...common,
  testMatch: '**/*.spec.ts',
  // Longer, since several limits of the product follow each other.
  timeout: 900_000,
  fullyParallel: true,
  workers: 4,
  outputDir: '../test-results/faults',
  reporter: [['list'], ['./faultTable.ts']],
});
