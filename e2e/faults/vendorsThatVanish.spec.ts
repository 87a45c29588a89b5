import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { type Product, startProduct } from '../product/startProduct';
import { startStandIn } from '../product/startStandIn';
import { row } from './fault';

const barOf = (page: Page) => page.getByRole('status').filter({ hasText: /^Nguồn dữ liệu gián đoạn từ \d\d:\d\d$/ });

test.describe('Connections whose other end has vanished', () => {
  test(
    'the vendor of the only feed is gone, with `FEED_SILENT_SECONDS=10`',
    row({
      sees: '“Nguồn dữ liệu gián đoạn từ …”, above the matches as they were',
      heals: 'by itself, when the vendor answers',
    }),
    async ({ page, context }) => {
      const standIn = await startStandIn();
      let product: Product | undefined;
      try {
        product = await startProduct({ ...standIn.variables, FEED_SILENT_SECONDS: '10' });
        await page.goto(`${product.url}/?filter=all`);
        await expect(matchRows(page).first()).toBeVisible({ timeout: 60_000 });
        await standIn.stop();
        const api = await askApi(product);
        const newest = async () => Math.max(...(await matchesNow(api)).matches.map(({ version }) => version ?? 0));
        await expect(barOf(page)).toBeVisible({ timeout: 60_000 });
        await expect(matchRows(page).first()).toBeVisible();
        const another = await context.newPage();
        await another.goto(`${product.url}/lich-thi-dau`);
        await expect(barOf(another)).toBeVisible();
        const before = await newest();
        await standIn.startAgain();
        for (const one of [page, another]) await expect(barOf(one)).toHaveCount(0, { timeout: 90_000 });
        await expect.poll(newest, { timeout: 60_000 }).toBeGreaterThan(before);
      } finally {
        await product?.stop();
        await standIn.stop();
      }
    },
  );
});
