import { expect, type Locator, type Page } from '@playwright/test';

/** The first visitor of an address may be sent on without its picture when the machine is busy; the next one has it. */
export async function drawn(page: Page, what: Locator, as: 'attached' | 'visible' = 'visible'): Promise<void> {
  const seen = (timeout: number) => what.waitFor({ state: as, timeout });
  const isThere = as === 'visible' ? await what.isVisible() : (await what.count()) > 0;
  if (isThere) return;
  await expect(async () => {
    await page.reload();
    await seen(2_000);
  }).toPass();
}
