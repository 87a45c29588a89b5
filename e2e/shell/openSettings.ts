import { expect, type Page } from '@playwright/test';

/** Opens the dialog of the settings and returns it. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  const dialog = page.getByRole('dialog', { name: 'CÀI ĐẶT' });
  await expect(dialog).toBeVisible();
  return dialog;
}
