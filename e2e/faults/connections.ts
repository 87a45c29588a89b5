import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { askApi, matchesNow } from '../product/askApi';
import { SECRET, startFedServer } from '../product/fedServer';
import { startFakeVendor } from '../product/startFakeVendor';
import { type Product, startProduct } from '../product/startProduct';
import type { OwnRow } from './row';
import { startVanishingNetwork } from './vanishingNetwork';

/** A visitor's way to be connected. */
type Way = {
  readonly transport: string;
  /** What the browser must lack for it. */
  readonly missing: readonly string[];
  /** Milliseconds until the page notices: the hub is silent for 30 s, a poll for 100; the page waits 3 more before it says so. */
  readonly noticed: number;
  /** Milliseconds until the server has dropped the client. */
  readonly letGo: number;
};

/** The product in front of a whole api that the test feeds, behind a network from which the visitor vanishes. */
async function vanish(page: Page, { transport, missing, noticed, letGo }: Way): Promise<void> {
  const api = await startFedServer(20);
  const origin = await api.origin();
  const product = await startProduct({ API_ORIGIN: origin, SIGNATURE_SECRETS: SECRET });
  const network = await startVanishingNetwork(product.url);
  /** Number of clients that the hub counts as connected. */
  const connected = async () => {
    const metrics = await (await fetch(new URL('/metrics', origin))).text();
    return Number(metrics.match(new RegExp(`tyso_hub_connections\\{transport="${transport}"\\} (\\d+)`))?.[1] ?? 0);
  };
  try {
    await page.addInitScript((names) => {
      for (const one of names) Reflect.deleteProperty(window, one);
    }, missing);
    await page.goto(`${network.url}/?filter=live`);
    await expect.poll(connected).toBe(1);
    const match = Number(await page.locator('[data-match]').first().getAttribute('data-match'));
    const score = page.locator(`[data-match="${match}"] [data-column=score] :is(a, button) > span`).first();
    // A change of a match is its score.
    await api.publish({ change: 11, match });
    await expect(score).toHaveText('11');
    network.vanish();
    const bar = page.getByRole('status').filter({ hasText: /^Mất kết nối – dữ liệu lúc \d\d:\d\d/ });
    await Promise.all([
      expect(bar).toBeVisible({ timeout: noticed }),
      expect.poll(connected, { timeout: letGo }).toBe(0),
    ]);
    await expect(score).toHaveText('11');
    await api.publish({ change: 22, match });
    network.comeBack();
    await expect(bar).toBeHidden({ timeout: 60_000 });
    await expect(score).toHaveText('22');
    await expect.poll(connected).toBe(1);
    await api.publish({ change: 33, match });
    await expect(score).toHaveText('33');
  } finally {
    await network.stop();
    await product.stop();
    await api.stop();
  }
}

const vanishing = (way: Way): OwnRow => ({
  broken: `the visitor’s network swallows everything, on ${way.transport}`,
  run: ({ page }) => vanish(page, way),
});

const barOf = (page: Page) => page.getByRole('status').filter({ hasText: /^Nguồn dữ liệu gián đoạn từ \d\d:\d\d$/ });

export const CONNECTIONS: readonly OwnRow[] = [
  { ...vanishing({ transport: 'WebSockets', missing: [], noticed: 70_000, letGo: 70_000 }), isInRing2: true },
  vanishing({ transport: 'ServerSentEvents', missing: ['WebSocket'], noticed: 70_000, letGo: 70_000 }),
  vanishing({ transport: 'LongPolling', missing: ['WebSocket', 'EventSource'], noticed: 140_000, letGo: 100_000 }),
  {
    broken: 'the vendor of the only feed is gone, with `FEED_SILENT_SECONDS=10`',
    isInRing2: true,
    async run({ page, context }) {
      const fakeVendor = await startFakeVendor();
      let product: Product | undefined;
      try {
        product = await startProduct({ ...fakeVendor.variables, FEED_SILENT_SECONDS: '10' });
        await page.goto(`${product.url}/?filter=all`);
        await expect(matchRows(page).first()).toBeVisible({ timeout: 60_000 });
        await fakeVendor.stop();
        const api = await askApi(product);
        const newest = async () => Math.max(...(await matchesNow(api)).matches.map(({ version }) => version ?? 0));
        await expect(barOf(page)).toBeVisible({ timeout: 60_000 });
        await expect(matchRows(page).first()).toBeVisible();
        const another = await context.newPage();
        await another.goto(`${product.url}/lich-thi-dau`);
        await expect(barOf(another)).toBeVisible();
        const before = await newest();
        await fakeVendor.startAgain();
        for (const one of [page, another]) await expect(barOf(one)).toHaveCount(0, { timeout: 90_000 });
        await expect.poll(newest, { timeout: 60_000 }).toBeGreaterThan(before);
      } finally {
        await product?.stop();
        await fakeVendor.stop();
      }
    },
  },
];
