import { expect } from '@playwright/test';
import { test as base } from '../browser/test';
import { type Product, startProduct } from './startProduct';

type OfTheRun = {
  /** One product with a simulated day of football, shared by all tests that change nothing. */
  product: Product;
};

type OfTheTest = {
  /** The console messages that this test expects; any other fails it. */
  expectedNoise: RegExp | undefined;
  quietConsole: undefined;
};

/** Chromium's warning about a preload that the page uses late, as it does on a busy machine. */
const LATE_USE = /was preloaded using link preload but not used within a few seconds/;

/** A test of a working page: its console must stay empty, and no content policy may be violated. */
export const test = base.extend<OfTheTest, OfTheRun>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, { project }) => {
      // Beside two other browsers a page would often be sent before it is drawn. What is timed shows how it is for visitors.
      const DRAWING_PATIENCE = project.name === 'timed' ? '1' : '20';
      const product = await startProduct({ FEED: 'simulator', DRAWING_PATIENCE });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use, { project }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const isExcused = project.name !== 'timed' && LATE_USE.test(message.text());
        if (!isExcused && !expectedNoise?.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(said, 'lines in the console').toEqual([]);
    },
    { auto: true },
  ],
});
