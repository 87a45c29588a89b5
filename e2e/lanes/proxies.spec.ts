import type { IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { LANES } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { withoutToasts } from '../product/withoutToasts';
import { expectAsServer } from './asServer';
import { startProxy } from './proxy';
import { serveSaturday } from './serveSaturday';

/** All of them fit on a tall screen. */
const MATCHES = 30;

const LEVEL_MS = 30_000;

const isUpgrade = ({ headers }: IncomingMessage) => headers.upgrade !== undefined;
const isEventStream = ({ headers }: IncomingMessage) => headers.accept === 'text/event-stream';

const PROXIES = [
  { name: 'one that passes everything', way: 'websocket', isDeflated: true },
  { name: 'one that strips the extension', way: 'websocket', isDeflated: false, strips: ['sec-websocket-extensions'] },
  { name: 'one that refuses upgrades', way: 'eventsource', refuses: isUpgrade },
  {
    name: 'one that refuses upgrades and event streams',
    way: 'fetch',
    refuses: (request: IncomingMessage) => isUpgrade(request) || isEventStream(request),
  },
];

const site = serveSaturday(MATCHES);

for (const { name, way, isDeflated, ...habits } of PROXIES) {
  test(`lanes through a proxy: ${name}`, async ({ page }) => {
    const forwarded: string[] = [];
    const { saturday } = site;
    const proxy = await startProxy(site.url, { ...habits, overhears: (text) => void forwarded.push(text) });
    const line = lineOf(page);
    await withoutToasts(page);
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto(`${proxy.url}/?filter=all`);
    await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
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
