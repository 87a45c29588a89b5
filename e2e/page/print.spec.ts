import { expect } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

test('the board is printed whole, as a table, without adverts', async ({ page }) => {
  await withoutToasts(page);
  await page.goto('/?filter=all');
  await expect(matchRows(page).first()).toBeVisible();
  const advert = page.getByRole('region', { name: 'Quảng cáo đầu trang' });
  await expect(advert.getByRole('img')).toBeVisible();
  const lines = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
  const drawn = page.getByRole('table').getByRole('row');
  expect(await drawn.count()).toBeLessThan(lines);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(drawn).toHaveCount(lines);
  for (const gone of [advert, page.getByRole('navigation'), page.getByRole('tablist')]) await expect(gone).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect.poll(() => drawn.count()).toBeLessThan(lines);
  await expect(advert.getByRole('img')).toBeVisible();
});
