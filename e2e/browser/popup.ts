import type { BrowserContext, Page } from '@playwright/test';

/** Marks the popup advert as closed by the visitor, for tests of other things. */
export async function closePopup(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    try {
      if (sessionStorage.getItem('tyso.closedAdverts') === null) sessionStorage.setItem('tyso.closedAdverts', 'popup');
    } catch {
      // A page without an origin, or with blocked storage.
    }
  });
}
