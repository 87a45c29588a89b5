import type { BrowserContext, Page } from '@playwright/test';

/** Marks the popup advert as closed by the visitor, for tests of other things. */
export async function closePopup(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    try {
      const key = 'tyso.closedAdverts';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ value: ['popup'] }));
    } catch {
      // A page without an origin, or with blocked storage.
    }
  });
}
