import { expect } from '@playwright/test';
import { strip } from '../adverts/places';
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
  const shown = page.getByRole('table').getByRole('row');
  expect(await shown.count()).toBeLessThan(lines);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(shown).toHaveCount(lines);
  for (const gone of [page.getByRole('navigation'), page.getByRole('tablist'), strip(page)])
    await expect(gone).toBeHidden();
  await expect(page.getByRole('region', { name: /^Quảng cáo/ }), 'no advert is printed').toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect.poll(() => shown.count()).toBeLessThan(lines);
  await expect(advert.getByRole('img')).toBeVisible();
});
