import { expect } from '@playwright/test';
import { rendered } from '../../page/rendered';
import { test } from '../../product/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the frame leads from page to page, and promises nothing that loads', async ({ page }) => {
  await page.goto('/tips');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  for (const name of ['Kết quả', 'Tin tức']) {
    await menu.getByRole('link', { name }).click();
    await rendered(page, page.locator('[data-first="page"]'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(menu.getByText(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('Đang tải dữ liệu')).toBeHidden();
    await expect(page.getByText('JavaScript')).toHaveCount(0);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('says so without JavaScript, with the way home', async ({ page }) => {
    const answer = await page.goto('/khong-co-trang-nay');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Không tìm thấy trang | TySo');
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible();
    await expect(page.getByText('Đang tải dữ liệu')).toBeHidden();
    await page.getByRole('link', { name: 'Về trang tỷ số trực tuyến' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
