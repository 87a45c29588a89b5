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

/** A test of a working page: its console must stay empty, and no content policy may be violated. */
export const test = base.extend<OfTheTest, OfTheRun>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct({ FEED: 'simulator' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (!expectedNoise?.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(said, 'lines in the console').toEqual([]);
    },
    { auto: true },
  ],
});
