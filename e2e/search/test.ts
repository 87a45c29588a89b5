import { test as base } from '@playwright/test';
import { type Product, startProduct } from '../product/startProduct';

/** The origin that search engines get. */
export const ORIGIN = 'https://tyso.example';

type Site = {
  product: Product;
  /** The answer to an address that the site says of itself. */
  ask(address: string): Promise<Response>;
};

/** A test of what search engines read; it needs no browser. */
export const test = base.extend<Record<never, never>, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct({ FEED: 'simulator', PUBLIC_URL: ORIGIN });
      const ask = (address: string) => {
        const { origin, pathname, search } = new URL(address, ORIGIN);
        if (origin !== ORIGIN) throw new Error(`Expected an address of ${ORIGIN}, got ${address}`);
        return fetch(product.url + pathname + search, { redirect: 'manual' });
      };
      await use({ product, ask });
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
