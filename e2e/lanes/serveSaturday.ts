import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { SECRET } from '../product/fedServer';
import { type Product, startProduct } from '../product/startProduct';
import { withoutToasts } from '../product/withoutToasts';
import { type Saturday, startSaturday } from './saturdayServer';

/** Starts a product over a Saturday under the tests' control, and stops it after them; call it at the file's top. */
export function serveSaturday(matches: number) {
  let saturday: Saturday;
  let product: Product;
  test.beforeAll(async () => {
    saturday = await startSaturday(matches);
    product = await startProduct({ API_ORIGIN: saturday.origin, SIGNATURE_SECRETS: SECRET });
  });
  test.afterAll(async () => {
    await product?.stop();
    await saturday?.stop();
  });
  return {
    get url() {
      return product.url;
    },
    get saturday() {
      return saturday;
    },
  };
}

/** All of them fit on a tall screen. */
export const MATCHES = 30;

/** Longest time until a page is in sync, in milliseconds; it asks for a match that it lacks within three seconds. */
export const IN_SYNC_MS = 30_000;

/** Opens the board of a site that has {@link MATCHES} matches. */
export async function openBoard(page: Page, url: string): Promise<void> {
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${url}/?filter=all`);
  await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
}
