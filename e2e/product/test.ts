import { expect } from '@playwright/test';
import { test as base } from '../browser/test';
import { type Product, startProduct } from './startProduct';

type OfTheRun = {
  /** One product with a simulated football day, for all tests that only look. */
  product: Product;
};

type OfTheTest = {
  /** What the console may say in this test; anything else fails it. */
  expectedNoise: RegExp | undefined;
  quietConsole: undefined;
};

/** A test of a page that works: nothing may stand in its console, and no content policy may be violated. */
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
