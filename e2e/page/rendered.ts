import { expect, type Locator, type Page } from '@playwright/test';

/** On a busy machine the first visitor of an address may get a page without server-rendered HTML; the next one gets it. */
export async function rendered(page: Page, what: Locator, as: 'attached' | 'visible' = 'visible'): Promise<void> {
  const seen = (timeout: number) => what.waitFor({ state: as, timeout });
  const isThere = as === 'visible' ? await what.isVisible() : (await what.count()) > 0;
  if (isThere) return;
  await expect(async () => {
    await page.reload();
    await seen(2_000);
  }).toPass();
}
