import { expect, type Page } from '@playwright/test';
import { advertAt, CLOSE, meetPopup, popup } from '../../adverts/places';
import { boxOf } from '../../page/boxOf';
import { test } from '../../product/test';
import { withoutToasts } from '../../product/withoutToasts';

test.use({ isPopupOpen: true, site: 'replay' });

test('the popup comes after the first row and move, blocks nothing beside it, and closes for the session', async ({
  page,
}) => {
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await noteOrder(page);
  await page.goto('/?filter=all');
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await meetPopup(page);
  expect(await page.evaluate(() => Reflect.get(window, 'tysoOrder'))).toEqual(['row', 'popup']);
  expect((await boxOf(popup(page))).width).toBe(400);
  await expect(popup(page).getByText('Quảng cáo', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  await page.getByRole('button', { name: 'Theo giải' }).click();
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tips' }).click();
  await expect(page.getByText('Trang đang được xây dựng')).toBeVisible();
  await expect(popup(page), 'another page does not take it away').toBeVisible();

  await popup(page).getByRole('button', { name: CLOSE }).click();
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible();
  await expect(popup(page)).toBeHidden();
});

/** Records which comes first: a row of the board, or the popup. */
async function noteOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const order: string[] = [];
    Reflect.set(window, 'tysoOrder', order);
    const marks = { row: '[data-match]', popup: '[aria-label="Quảng cáo giữa trang"]' };
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(marks)) {
        if (!order.includes(name) && document.querySelector(selector)) order.push(name);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
