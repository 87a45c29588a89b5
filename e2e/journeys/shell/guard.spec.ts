import { expect } from '@playwright/test';
import { test } from '../../browser/test';
import { aGuardedPage, openTools, startGuarded } from '../../shell/guarded';

test('where the guard is on, open tools lead to the not-found page', async ({ page }) => {
  const product = await startGuarded();
  try {
    await aGuardedPage(page, `${product.url}/tips`);
    await openTools(page);
    await expect(page).toHaveURL(`${product.url}/404.html`);
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
  } finally {
    await product.stop();
  }
});
