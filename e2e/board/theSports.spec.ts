import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { freePort } from '../operations/startImage';
import { type Product, startProduct } from '../product/startProduct';
import { startStandIn } from '../product/startStandIn';
import { matchRows } from './board';

const silenceIn = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Nguồn dữ liệu gián đoạn từ \d\d:\d\d$/ });

test("the site shows the matches of TheSports' stand-in with its push open, and says when that is gone", async ({
  page,
  context,
}) => {
  const standIn = await startStandIn();
  let product: Product | undefined;
  try {
    const apiPort = await freePort();
    product = await startProduct({ ...standIn.variables, API_PORT: String(apiPort), FEED_SILENT_SECONDS: '10' });
    const figures = async () => (await fetch(`http://127.0.0.1:${apiPort}/metrics`)).text();
    await expect.poll(figures, { timeout: 60_000 }).toContain('tyso_feed_left_out{feed="thesports",what="push"} 0');
    await expect.poll(figures, { timeout: 60_000 }).toMatch(/tyso_feed_matches\{feed="thesports",what=""\} [1-9]/);
    await page.goto(`${product.url}/?filter=all`);
    await expect(matchRows(page).first()).toBeVisible();

    await standIn.stop();
    await expect(silenceIn(page)).toBeVisible({ timeout: 60_000 });
    const another = await context.newPage();
    await another.goto(`${product.url}/lich-thi-dau`);
    await expect(silenceIn(another)).toBeVisible();
    await standIn.startAgain();
    for (const one of [page, another]) await expect(silenceIn(one)).toHaveCount(0, { timeout: 90_000 });
  } finally {
    await product?.stop();
    await standIn.stop();
  }
});
