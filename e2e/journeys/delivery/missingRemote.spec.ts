import { expect } from '@playwright/test';
import { test } from '../../product/changedSite';
import { takeAway, toPageInVain } from '../../remotes/away';

test('without the articles the rest lives; they come back by themselves', async ({ page, site }) => {
  const bringBack = await takeAway(site, 'mfe-articles');
  try {
    await page.goto('/');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await toPageInVain(page, 'Soi kèo', 'mfe-articles');
  } finally {
    await bringBack();
  }
  await expect(page.getByRole('article').first()).toBeVisible();
});
