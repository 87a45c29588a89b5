import { test as base } from '../browser/test';
import { type Product, startProduct } from './startProduct';

/** Tests that change a site, by releases or content. Each worker has one; a test leaves it as others need it. */
export const test = base.extend<object, { site: Product }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      // Beside two other browsers a page would often be sent before it is rendered.
      const site = await startProduct({ FEED: 'none', DRAWING_PATIENCE: '20' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
