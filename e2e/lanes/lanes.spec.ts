import type { IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { LANES } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { expectAsServer } from './asServer';
import { startProxy } from './proxy';
import { IN_SYNC_MS, MATCHES, openBoard, serveSaturday } from './serveSaturday';
import { shownRows } from './shownRows';
import { fallAsleepSoon, setHidden } from './visibility';
import { watch } from './watch';

const isLong = process.env.TEST_RING === 'long';

const site = serveSaturday(MATCHES);

test('a page that slept while ranks changed is in sync without a board, as is one that looked on', async ({ page }) => {
  const { saturday } = site;
  const { asked, answers, received } = watch(page);
  const ranks = async () => [...(await shownRows(page)).values()].map(({ football }) => football.split(' | ').at(-1));
  const isEqual = (why: string) =>
    expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: IN_SYNC_MS, why });
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
    await expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: IN_SYNC_MS, why: name });
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
