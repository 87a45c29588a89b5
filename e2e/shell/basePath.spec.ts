import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'none', BASE_PATH: '/bong-da' });
});
test.afterAll(() => product?.stop());

/** The product's own address includes the base path. */
const at = (path: string) => new URL(path, product.url).href;

for (const path of ['/', '/news/1-bai-cu', '/bong-dan', '/bong-da/khong-co', '/bong-da/']) {
  test(`from ${path} a visitor comes to the start page below the base path`, async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(at(path));
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/bong-da');
    await page.goBack();
    expect(page.url(), 'the unknown address is not in the history').toBe('about:blank');
  });
}

test('beside the base path files that are not there are no pages', async ({ request }) => {
  for (const path of ['/logo.ico', '/tin.php', '/r/mfe-scores/x/a.js']) {
    const answer = await request.get(at(path));
    expect([answer.status(), (await answer.text()).includes('tyso-root')], path).toEqual([404, false]);
  }
});
