import { expect } from '@playwright/test';
import { test } from '../../product/test';

test('the keyboard alone leads past the header, through the menu, and into the page', async ({ page, product }) => {
  await page.goto('/tips');
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  // Before the app is there, the HTML's link leads by its address.
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Đến nội dung chính' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/tips`);
  await menu.getByRole('link', { name: 'Top nhà cái' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/top-nha-cai`);
  await expect(main).toBeFocused();
  await expect(menu.locator('[aria-current="page"]')).toContainText('Top nhà cái');
});

test('by keyboard alone arrows choose in the settings, and the dialog keeps the focus and gives it back', async ({
  page,
}) => {
  await page.goto('/tips');
  const gear = page.getByRole('button', { name: 'Cài đặt' });
  await gear.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CÀI ĐẶT' });
  await dialog.getByRole('radio', { name: 'Theo thiết bị' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Tối' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    // Past its end the browser itself has the focus (the page has it on its body), never the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body > *')?.tagName ?? 'none')).toMatch(
      /^(DIALOG|none)$/,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gear).toBeFocused();
});
