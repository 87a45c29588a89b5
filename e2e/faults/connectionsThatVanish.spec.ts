import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { SECRET, startFedServer } from '../product/fedServer';
import { startProduct } from '../product/startProduct';
import { row } from './fault';
import { startVanishingNetwork } from './vanishingNetwork';

/**
 * A visitor's ways to be connected, what the browser must lack for each, and seconds that guard against hanging: until the
 * page notices (the hub is silent for 30, a poll for 100; the page waits 3 more before it says so), and until the server has
 * dropped the client. Ring 2 has the first one.
 */
const CONNECTIONS = [
  { name: 'WebSockets', missing: [], noticed: 70, letGo: 70 },
  { name: 'ServerSentEvents', missing: ['WebSocket'], noticed: 70, letGo: 70 },
  { name: 'LongPolling', missing: ['WebSocket', 'EventSource'], noticed: 140, letGo: 100 },
].slice(0, process.env.TEST_RING === 'long' ? 3 : 1);

/** The product in front of a whole api that the test feeds, behind a network from which visitors vanish. */
async function startAll() {
  const api = await startFedServer(20);
  const origin = await api.origin();
  const product = await startProduct({ API_ORIGIN: origin, SIGNATURE_SECRETS: SECRET });
  const network = await startVanishingNetwork(product.url);
  return {
    ...{ api, network },
    /** Number of clients that the hub counts as connected. */
    async connected(transport: string): Promise<number> {
      const metrics = await (await fetch(new URL('/metrics', origin))).text();
      return Number(metrics.match(new RegExp(`tyso_hub_connections\\{transport="${transport}"\\} (\\d+)`))?.[1] ?? 0);
    },
    async stop() {
      await network.stop();
      await product.stop();
      await api.stop();
    },
  };
}

/** A change of a match is its score. */
async function expectScore(page: Page, match: number, change: number): Promise<void> {
  const score = page.locator(`[data-match="${match}"] [data-column=score] :is(a, button) > span`).first();
  await expect(score).toHaveText(String(change));
}

test.describe('Connections whose other end has vanished', () => {
  for (const { name, missing, noticed, letGo } of CONNECTIONS) {
    test(
      `the visitor’s network swallows everything, on ${name}`,
      row({
        sees: '“Mất kết nối – dữ liệu lúc …”, above the matches as they were',
        heals: 'by itself, with all that was missed, when the network is back',
      }),
      async ({ page }) => {
        const { api, network, connected, stop } = await startAll();
        try {
          await page.addInitScript((names) => {
            for (const one of names) Reflect.deleteProperty(window, one);
          }, missing);
          await page.goto(`${network.url}/?filter=live`);
          await expect.poll(() => connected(name)).toBe(1);
          const match = Number(await page.locator('[data-match]').first().getAttribute('data-match'));
          await api.tell({ change: 11, match });
          await expectScore(page, match, 11);
          network.vanish();
          const bar = page.getByRole('status').filter({ hasText: /^Mất kết nối – dữ liệu lúc \d\d:\d\d/ });
          await Promise.all([
            expect(bar).toBeVisible({ timeout: noticed * 1_000 }),
            expect.poll(() => connected(name), { timeout: letGo * 1_000 }).toBe(0),
          ]);
          await expectScore(page, match, 11);
          await api.tell({ change: 22, match });
          network.comeBack();
          await expect(bar).toBeHidden({ timeout: 60_000 });
          await expectScore(page, match, 22);
          await expect.poll(() => connected(name)).toBe(1);
          await api.tell({ change: 33, match });
          await expectScore(page, match, 33);
        } finally {
          await stop();
        }
      },
    );
  }
});
