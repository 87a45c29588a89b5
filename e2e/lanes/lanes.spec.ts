import type { IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import * as fc from 'fast-check';
import { LANES } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { withoutToasts } from '../product/withoutToasts';
import { expectAsServer } from './asServer';
import { drawnRows } from './drawnRows';
import { laneChanger } from './laneChanger';
import { keepSockets, networkIsBack, OUTAGES, RESTART } from './outages';
import { startProxy } from './proxy';
import { serveSaturday } from './serveSaturday';
import { fallAsleepSoon, setHidden } from './visibility';
import { watch } from './watch';

const isLong = process.env.TEST_RING === 'long';

/** All of them fit on a tall screen. */
const MATCHES = 30;

/** Longest time until a page is level, in milliseconds; it asks for a match that it lacks within three seconds. */
const LEVEL_MS = 30_000;

const site = serveSaturday(MATCHES);

async function openBoard(page: Page, url: string): Promise<void> {
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${url}/?filter=all`);
  await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
}

test('a page that slept while ranks changed is level without a board, as is one that looked on', async ({ page }) => {
  const { saturday } = site;
  const { asked, answers, received } = watch(page);
  const ranks = async () => [...(await drawnRows(page)).values()].map(({ football }) => football.split(' | ').at(-1));
  const isEqual = (why: string) =>
    expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: LEVEL_MS, why });
  await fallAsleepSoon(page);
  await openBoard(page, site.url);
  await expect.poll(() => answers.at(-1)).toBe(true);
  const { boards } = received;

  await saturday.rank(31);
  await isEqual('after new ranks');
  expect(await ranks()).toContainEqual(expect.stringMatching(/^\[31\]/));

  await setHidden(page, true);
  await expect.poll(() => asked.at(-1)).toMatchObject({ lanes: ['football'], quiet: true });
  await expect.poll(() => answers.length).toBe(asked.length);
  await saturday.rank(32);
  await saturday.play(100);
  await saturday.rank(33);
  await setHidden(page, false);
  await isEqual('after a sleep');
  expect(await ranks()).toContainEqual(expect.stringMatching(/^\[33\]/));
  expect(answers).not.toContain(false);
  expect(received.boards).toBe(boards);
});

const isUpgrade = ({ headers }: IncomingMessage) => headers.upgrade !== undefined;
const isEventStream = ({ headers }: IncomingMessage) => headers.accept === 'text/event-stream';

/** What nearly all have, the worst, and what lies between. */
const PROXIES = [
  { name: 'one that passes everything', way: 'websocket', isDeflated: true },
  {
    name: 'one that refuses upgrades and event streams',
    way: 'fetch',
    refuses: (request: IncomingMessage) => isUpgrade(request) || isEventStream(request),
  },
  { name: 'one that strips the extension', way: 'websocket', isDeflated: false, strips: ['sec-websocket-extensions'] },
  { name: 'one that refuses upgrades', way: 'eventsource', refuses: isUpgrade },
].slice(0, isLong ? 4 : 2);

for (const { name, way, isDeflated, ...habits } of PROXIES) {
  test(`lanes through a proxy: ${name}`, async ({ page }) => {
    const forwarded: string[] = [];
    const { saturday } = site;
    const proxy = await startProxy(site.url, { ...habits, overhears: (text) => void forwarded.push(text) });
    const line = lineOf(page);
    await openBoard(page, proxy.url);
    await expect.poll(() => [...line.frames, ...forwarded].join('')).toContain('"isComplete":true');
    await saturday.play(100);
    await expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: LEVEL_MS, why: name });
    const received = [...line.frames, ...forwarded].join('');
    const sinceAnswer = received.slice(received.indexOf('"isComplete"'));
    expect(sinceAnswer).toContain('"target":"Changes"');
    expect(sinceAnswer).not.toContain('"target":"UpdateScoreIncident"');
    expect(line.way()).toBe(way);
    const payloads = Buffer.byteLength(line.frames.join(''));
    if (way === 'websocket') expect(proxy.carried().down < payloads, 'compressed').toBe(isDeflated);
    await page.close();
    await proxy.stop();
  });
}

/** How the page hears its hub, and what comes over its WebSockets. */
function lineOf(page: Page) {
  const frames: string[] = [];
  let way = 'none';
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      way = 'websocket';
      frames.push(String(payload));
    });
  });
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/realtime?id=')) way = request.resourceType();
  });
  return { frames, way: () => way };
}

/** `OUTAGES=400` is a quarter of an hour, `OUTAGES_SEED` another course: ring 2 has always the same. */
const { OUTAGES: COUNT = isLong ? 20 : 4, OUTAGES_SEED: SEED = isLong ? Date.now() % 1_000_000 : 7 } = process.env;

/** A store needs seconds to come back after a power cut. */
const RESTART_EVERY = isLong ? 15 : COUNT;

/** What happens before, during and after an outage, in changes of the matches, and which lanes change. */
const TURN = fc.record({
  anyOutage: fc.constantFrom(...OUTAGES),
  lanes: fc.constantFrom('toggleSaving', 'toggleMatch', undefined),
  isDuring: fc.boolean(),
  before: fc.integer({ min: 1, max: 30 }),
  meanwhile: fc.integer({ min: 1, max: 80 }),
  after: fc.integer({ min: 1, max: 20 }),
});

test(`${COUNT} outages of random length with random lanes, and the page equal to the server after each`, async ({
  page,
}) => {
  test.setTimeout(120_000 + Number(COUNT) * 30_000);
  console.log(`OUTAGES_SEED=${SEED}`);
  const { saturday } = site;
  const proxy = await startProxy(site.url);
  const { answers, received } = watch(page);
  await keepSockets(page);
  await fallAsleepSoon(page);
  await openBoard(page, proxy.url);
  const visitor = await laneChanger(page);
  const slowest = { ms: 0, why: '' };
  const turns = fc.sample(TURN, { seed: Number(SEED), numRuns: Number(COUNT) });
  for (const [at, { anyOutage, lanes, isDuring, before, meanwhile, after }] of turns.entries()) {
    const turn = at + 1;
    const [name, outage] = turn % Number(RESTART_EVERY) === 0 ? RESTART : anyOutage;
    const changeLanes = async () => lanes && visitor[lanes]();
    if (!isDuring) await changeLanes();
    const why = `outage ${turn} of seed ${SEED}: ${name}, ${visitor.state()}${isDuring ? ' before' : ''}`;
    await test.step(why, async () => {
      await saturday.play(before);
      await Promise.all([
        outage({ page, proxy, saturday }, () => saturday.play(meanwhile)),
        isDuring ? changeLanes() : undefined,
      ]);
      await networkIsBack(page);
      await saturday.play(after);
      const since = Date.now();
      await expectAsServer(page, { origin: saturday.origin, lanes: visitor.lanes(), within: LEVEL_MS, why });
      if (Date.now() - since > slowest.ms) Object.assign(slowest, { ms: Date.now() - since, why });
    });
  }
  const resumed = answers.filter((isComplete) => isComplete).length;
  console.log(`level after ${slowest.ms} ms at most: ${slowest.why}; ${resumed} resumes, ${received.boards} boards`);
  await visitor.saveNothing();
  await expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: LEVEL_MS, why: 'at the end' });
  expect(resumed, 'resumes').toBeGreaterThan(0);
  await proxy.stop();
});
