import { defineConfig } from '@playwright/test';
import everyTest from '../playwright.config';

/** Faults, each a browser test: `npm run test:faults`. They wait for time limits, so `npm test` leaves them out. */
export default defineConfig({
  ...everyTest,
  testIgnore: [],
  outputDir: '../test-results/faults',
  reporter: [['list'], ['./faultTable.ts']],
});
