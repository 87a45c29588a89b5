import { expect, type Page } from '@playwright/test';
import { rowOf, scoreOf, writeDownScores } from '../board/board';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';

/** What a browser lacks, and which transport remains. */
const BROWSERS = [
  { name: 'server-sent events', missing: ['WebSocket'] },
  { name: 'long polling', missing: ['WebSocket', 'EventSource'] },
];

let product: Product;
test.beforeAll(async () => {
  // Both quarter-finals of 9 December 2022 in half a minute.
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: '900' });
});
test.afterAll(() => product?.stop());

/** Removes the constructors before the page's code runs. */
async function takeAway(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((missing) => {
    for (const name of missing) Reflect.deleteProperty(window, name);
  }, names);
}

/** The page's requests to the hub, as the network sees them. */
function watchTheHub(page: Page): () => readonly string[] {
  const used = new Set<string>();
  page.on('websocket', (socket) => {
    if (socket.url().includes('/realtime?id=')) used.add('WebSockets');
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/realtime?id=')) return;
    used.add(request.resourceType() === 'eventsource' ? 'server-sent events' : 'long polling');
  });
  return () => [...used];
}

/** Follows the match from its kick-off to the end of its shoot-out. */
async function follow(page: Page): Promise<readonly string[]> {
  const seen = await writeDownScores(page);
  await page.goto(`${product.url}/?filter=all`);
  const score = scoreOf(rowOf(page, 'Croatia – Brazil'));
  await expect(score).toHaveAccessibleName('Tỷ số 1 – 1 (4 – 2 pen)', { timeout: 60_000 });
  return seen.filter(({ teams }) => teams === 'Croatia – Brazil').map(({ score }) => score);
}

// In parallel: they watch the same half minute.
test('browsers without WebSockets see the goals through events, and without those through polls', async ({
  browser,
}) => {
  const watched = BROWSERS.map(async ({ name, missing }) => {
    const page = await browser.newPage();
    await takeAway(page, missing);
    const transportsUsed = watchTheHub(page);
    const scores = await follow(page);
    const inPlay = scores.filter((score) => /^Tỷ số \d+ – \d+$/.test(score));
    expect({ name, inPlay }).toEqual({ name, inPlay: ['Tỷ số 0 – 0', 'Tỷ số 0 – 1', 'Tỷ số 1 – 1'] });
    expect(transportsUsed()).toEqual([name]);
    await page.close();
  });
  await Promise.all(watched);
});
