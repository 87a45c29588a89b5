import { expect, type Locator, type Page } from '@playwright/test';

/** An advert by the name of its place, such as `đầu trang`. */
export function advertAt(page: Page, place: string): Locator {
  return page.getByRole('region', { name: `Quảng cáo ${place}` });
}

/** The popup; adverts that float at the edges have other names. */
export function popup(page: Page): Locator {
  return advertAt(page, 'giữa trang');
}

/** Moves the pointer until the popup appears: it waits for the first movement after its code has loaded, and a second. */
export async function meetPopup(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(3, 300);
    await page.mouse.move(4, 301);
    await expect(popup(page).getByRole('img')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

export function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Liên kết bóng đá' });
}

export const CLOSE = 'Đóng quảng cáo';

/** The slots that the browser remembers as empty. */
export function emptySlots(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('tyso.emptySlots'));
}
