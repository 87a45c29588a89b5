import { expect } from '@playwright/test';
import { expectAdvertsInTheirPlaces } from '../../adverts/keptPlaces';
import { advertAt, CLOSE } from '../../adverts/places';
import { boxOf } from '../../page/boxOf';
import { test } from '../../product/test';

test.use({ site: 'replay' });

const SIDES = ['phía trên bên trái', 'giữa bên trái', 'phía trên bên phải', 'giữa bên phải'];

test('adverts come into the space that was kept for them in eight places', async ({ page }) => {
  const places = ['cạnh logo', 'đầu trang', 'trên bảng', ...SIDES, 'cuối màn hình'];
  await expectAdvertsInTheirPlaces(page, { width: 1600, height: 1000, slot: 90, cards: 90, edge: 90, places });
});

test('what stands at the bottom closes at once, in all tabs, and nothing takes its place there, on no page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/tips');
    await expect(advertAt(tab, 'cuối màn hình').getByRole('img')).toBeVisible();
  }
  const button = advertAt(page, 'cuối màn hình').getByRole('button', { name: CLOSE });
  expect(await boxOf(button)).toMatchObject({ width: 44, height: 44 });
  await button.click();
  for (const tab of [page, other]) await expect(advertAt(tab, 'cuối màn hình')).toHaveCount(0);
  // Banner and catfish have their turns on every other page.
  for (const path of ['/news', '/tips', '/news']) {
    await page.goto(path);
    await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
    await expect(advertAt(page, 'cuối màn hình')).toHaveCount(0);
  }
});
