import type { Locator, Page } from '@playwright/test';

/** An advert by the name of its place, such as `đầu trang`. */
export function advertAt(page: Page, place: string): Locator {
  return page.getByRole('region', { name: `Quảng cáo ${place}` });
}

/** The popup; what floats at the edges has other names. */
export function popup(page: Page): Locator {
  return advertAt(page, 'giữa trang');
}

export function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Liên kết bóng đá' });
}

export const CLOSE = 'Đóng quảng cáo';
