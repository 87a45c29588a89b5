import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { type Product, startProduct } from '../product/startProduct';
import { rowOf, type Seen, scoreOf, writeDownScores } from './board';

/** Both quarter-finals of 9 December 2022, kick-off to shoot-out, in 45 seconds: the last two goals are 1.8 seconds apart. */
const SPEED = '600';

/** What a browser lacks, and which transport remains. */
const BROWSERS = [
  { transport: 'WebSockets', missing: [] },
  { transport: 'server-sent events', missing: ['WebSocket'] },
  { transport: 'long polling', missing: ['WebSocket', 'EventSource'] },
];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: SPEED });
});
test.afterAll(() => product?.stop());

test('a real match day is shown goal by goal, the equaliser in added time and both shoot-outs included, over each transport', async ({
  browser,
}) => {
  // They watch the same 45 seconds.
  const watched = await Promise.all(BROWSERS.map(({ missing }) => watchTheDay(browser, missing)));
  for (const [at, { seen, transports }] of watched.entries()) {
    const transport = BROWSERS[at]?.transport;
    expect(transports).toEqual([transport]);
    // A busy machine renders its first board after the first goal, or after both.
    const first = goalsOf(seen, 'Croatia – Brazil');
    expect(['0 – 0', '0 – 1', '1 – 1'].slice(-Math.max(first.length, 1)), transport).toEqual(first);
    expect(goalsOf(seen, 'Hà Lan – Argentina'), transport).toEqual(['0 – 0', '0 – 1', '0 – 2', '1 – 2', '2 – 2']);
    const kicks = kicksOf(seen, 'Hà Lan – Argentina');
    expect(kicks, transport).toEqual(kicks.toSorted((a, b) => a - b));
    const equaliser = seen.find(({ teams, score }) => teams === 'Hà Lan – Argentina' && score === 'Tỷ số 2 – 2');
    // At this speed the whistle follows within a moment, and a busy page renders both at once.
    expect(equaliser?.time, transport).toMatch(/^(?:90\+|OT$)/);
  }
  const { matches } = await matchesNow(await askApi(product));
  const happened = matches.flatMap(({ incidents }) => incidents);
  expect(happened).toContainEqual(expect.objectContaining({ player_name: 'Wout Weghorst', time: 90, added_time: 11 }));
});

/** All that a board shows from the first kick-off to the end of the last shoot-out. */
async function watchTheDay(browser: Browser, missing: readonly string[]) {
  const page = await browser.newPage();
  await takeAway(page, missing);
  const transports = watchTheHub(page);
  const seen = await writeDownScores(page);
  await page.goto(`${product.url}/?filter=all`);
  for (const [teams, score] of [
    ['Croatia – Brazil', 'Tỷ số 1 – 1 (4 – 2 pen)'],
    ['Hà Lan – Argentina', 'Tỷ số 2 – 2 (3 – 4 pen)'],
  ] as const)
    await expect(scoreOf(rowOf(page, teams))).toHaveAccessibleName(score, { timeout: 60_000 });
  await page.close();
  return { seen, transports: transports() };
}

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

/**
 * The goals in the order in which they were shown. A busy page may show the last goal and the first kick of the shoot-out
 * at once: at this speed they are less than half a second apart.
 */
function goalsOf(seen: readonly Seen[], match: string): string[] {
  const scores = seen.filter(({ teams }) => teams === match).map(({ score }) => /^Tỷ số (\d+ – \d+)/.exec(score)?.[1]);
  return scores.filter((score) => score !== undefined).filter((score, at, all) => score !== all[at - 1]);
}

/** The number of scored kicks, each time it was shown. */
function kicksOf(seen: readonly Seen[], match: string): number[] {
  const scores = seen.filter(({ teams }) => teams === match).map(({ score }) => /\((\d+) – (\d+) pen\)/.exec(score));
  return scores.flatMap((kicks) => (kicks ? [Number(kicks[1]) + Number(kicks[2])] : []));
}
