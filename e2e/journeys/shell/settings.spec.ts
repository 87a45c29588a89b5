import { expect, type Page } from '@playwright/test';
import { test } from '../../product/test';
import { openSettings } from '../../shell/openSettings';

const html = (page: Page) => page.locator('html');

test('settings hold at once, after a reload, and in another tab without one', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/tips');
  const elsewhere = await openSettings(other);
  await page.goto('/tips');
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', { name: 'Tối' }).check();
  await dialog.getByRole('radio', { name: 'Trận đang theo dõi' }).check();
  await dialog.getByRole('group', { name: 'Khi đội nhà ghi bàn' }).getByRole('radio', { name: 'Âm thanh 2' }).check();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Hiện thứ hạng đội').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await expect(elsewhere.getByRole('radio', { name: 'Trận đang theo dõi' })).toBeChecked();
  await expect(elsewhere.getByRole('switch', { name: 'Hiện thứ hạng đội' })).not.toBeChecked();
  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByRole('radio', { name: 'Tối' })).toBeChecked();
  await expect(
    again.getByRole('group', { name: 'Khi đội nhà ghi bàn' }).getByRole('radio', { name: 'Âm thanh 3' }),
  ).toBeChecked();
  await expect(
    again.getByRole('group', { name: 'Khi đội khách' }).getByRole('radio', { name: 'Âm thanh 2' }),
  ).toBeChecked();
});
