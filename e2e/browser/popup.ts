import type { BrowserContext, Page } from '@playwright/test';

/** The visitor has closed the popup advert before, so that it stands in the way of no test that is about something else. */
export async function closePopup(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    try {
      if (sessionStorage.getItem('tyso.closedAdverts') === null) sessionStorage.setItem('tyso.closedAdverts', 'popup');
    } catch {
      // A page without an origin, or with storage that is blocked.
    }
  });
}
