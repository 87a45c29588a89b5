import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { freePort } from '../operations/freePort';
import { type Product, startProduct } from '../product/startProduct';
import { startStandIn } from '../product/startStandIn';
import { matchRows } from './board';

test("the site shows the matches of TheSports' stand-in, and its push is open", async ({ page }) => {
  const standIn = await startStandIn();
  let product: Product | undefined;
  try {
    const apiPort = await freePort();
    product = await startProduct({ ...standIn.variables, API_PORT: String(apiPort) });
    const figures = async () => (await fetch(`http://127.0.0.1:${apiPort}/metrics`)).text();
    await expect.poll(figures, { timeout: 60_000 }).toContain('tyso_feed_left_out{feed="thesports",what="push"} 0');
    await expect.poll(figures, { timeout: 60_000 }).toMatch(/tyso_feed_matches\{feed="thesports",what=""\} [1-9]/);
    await page.goto(`${product.url}/?filter=all`);
    await expect(matchRows(page).first()).toBeVisible();
  } finally {
    await product?.stop();
    await standIn.stop();
  }
});
