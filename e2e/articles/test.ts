import { expect } from '@playwright/test';
import { test as base } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { startArticleServer } from './articleServer';

type ArticleServer = Awaited<ReturnType<typeof startArticleServer>>;
type Site = { server: ArticleServer; product: Product };

/** A test of articles: the product in front of a server under the test's control, both shared by all tests. */
export const test = base.extend<{ fresh: undefined; server: ArticleServer }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startArticleServer();
      const product = await startProduct({
        API_ORIGIN: server.origin,
        PUBLIC_URL: 'https://tyso.example',
        // Beside two other browsers a page would often be sent before it is rendered.
        DRAWING_PATIENCE: '20',
      });
      await use({ server, product });
      await product.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ site }, use) => use(site.server),
  baseURL: async ({ site }, use) => use(site.product.url),
  fresh: [
    async ({ site: { server, product } }, use) => {
      const before = { ...server.state };
      await expect.poll(() => firstTitle(product)).toBe(before.news[0]?.name);
      await use(undefined);
      Object.assign(server.state, before);
    },
    { auto: true },
  ],
});

/** The top of the list that `delivery` writes: it caches that of the last test for a moment. */
async function firstTitle({ url }: Product): Promise<string | undefined> {
  const html = await (await fetch(new URL('/news', url))).text();
  return /<h2[^>]*><a[^>]*>([^<]*)/.exec(html)?.[1];
}
