import { expect } from '@playwright/test';
import { test } from '../../browser/test';
import { startProduct } from '../../product/startProduct';

test('below a base path a visitor comes from an unknown address to the start page, and not back to it', async ({
  page,
}) => {
  const product = await startProduct({ FEED: 'none', BASE_PATH: '/bong-da' });
  try {
    await page.goto('about:blank');
    for (const path of ['/news/1-bai-cu', '/bong-da/khong-co']) {
      // The product's own address includes the base path.
      await page.goto(new URL(path, product.url).href);
      await expect(page.getByRole('tab').first()).toBeVisible();
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/bong-da');
      await page.goBack();
      expect(page.url(), 'the unknown address is not in the history').toBe('about:blank');
    }
  } finally {
    await product.stop();
  }
});
