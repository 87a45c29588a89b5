// npm run bench -- memory: whether the memory of `api`, of `delivery` and of an open page stays level for a day, which a
// replay at sixty times life's speed brings in twenty-four minutes, while 300 visitors are connected and twenty load a
// page each second. BENCH_MINUTES (of real time) shortens it: memory.long.test.ts takes one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser/launch';
import { closePopup } from '../e2e/browser/popup';
import { freePort } from '../e2e/operations/freePort';
import { startProduct } from '../e2e/product/startProduct';
import { openSocket } from './hub/openSocket';
import { writeRecording } from './memory/writeRecording';
import { pagesMegabytes } from './pagesMegabytes';
import { type Line, report } from './report';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 24);
const SPEED = 60;
const VISITORS = 300;
const PAGES_A_SECOND = 20;
/**
 * What grows by more than a tenth from the second third of the day to the last grows for ever. In its first hours the
 * board still gets more matches.
 */
const RATIO = MINUTES < 10 ? 1.2 : 1.1;
/**
 * The most that the heap of `api` may grow by from the second third of a minute to the last: a ratio hides what leaks within
 * a minute. Half of it is usual, since matches get goals; the other half is 1 kB a page, or eighty bytes a frame and visitor.
 */
const MAX_GROWTH_MB = 1;
const MB = 1024 ** 2;
const PATHS = ['/', '/ket-qua-bong-da', '/news', '/top-nha-cai', '/?filter=hot'];

type Sample = Readonly<Record<string, number>>;

const folder = await mkdtemp(join(tmpdir(), 'tyso-bench-'));
const recording = join(folder, 'recording.ndjson');
await writeRecording(recording, Math.ceil((MINUTES * SPEED) / 60) + 3);
const ports = { api: await freePort(), delivery: await freePort() };
const product = await startProduct({
  FEED: 'replay',
  REPLAY_FILE: recording,
  REPLAY_SPEED: String(SPEED),
  API_PORT: String(ports.api),
  METRICS_PORT: String(ports.delivery),
  HUB_CONNECTIONS_PER_ADDRESS: '1000',
  PAGE_LIMIT: '0',
  RATE_LIMIT: '0',
  NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, 'memory/collectGarbage.mjs')}`,
});
const browser = await chromium.launch(await launchOptions());
try {
  const devtools = await openBoard(browser);
  for (let visitor = 0; visitor < VISITORS; visitor += 1) await openSocket(product.url.replace(/\/$/, ''), () => {});
  const samples: Sample[] = [];
  const published = await lookAt(ports.api, 'tyso_hub_broadcasts_total');
  for (let second = 1; second <= MINUTES * 60; second += 1) {
    const passed = pause(1000);
    await Promise.all(Array.from({ length: PAGES_A_SECOND }, (_, at) => visit(second + at)));
    // Sixty looks at the page in a run; a server's heap is lowest just after a collection of garbage.
    const isLookedAt = second % Math.max(1, Math.round(MINUTES)) === 0;
    samples.push({ ...(await lookAtServers()), ...(isLookedAt && (await lookAtPage(devtools))) });
    await passed;
  }
  const frames = (await lookAt(ports.api, 'tyso_hub_broadcasts_total')) - published;
  if (!(frames > MINUTES * 30)) throw new Error(`The replay sent only ${frames} frames: that measures nothing`);
  const heap = level('api, heap', 'MB', samples);
  report('memory', {
    about: `${MINUTES} min at ${SPEED} times life's speed, ${frames} frames published, ${VISITORS} visitors, ${PAGES_A_SECOND} pages a second, one open in Chromium; the least of the last third beside that of the second`,
    lines: [
      level('api, resident', 'MB', samples),
      heap,
      {
        name: 'api, heap: more than a third before',
        unit: 'MB',
        ours: heap.ours - (heap.reference ?? Number.NaN),
        ...(MINUTES < 10 && { limit: MAX_GROWTH_MB * MINUTES }),
      },
      level('delivery, resident', 'MB', samples),
      level('delivery, heap', 'MB', samples),
      level('its rendering workers, resident', 'MB', samples),
      level('open page, its process', 'MB', samples),
      level('open page, heap', 'MB', samples),
      level('open page, nodes', '', samples),
      level('open page, listeners', '', samples),
    ],
    versions: { chromium: browser.version() },
  });
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
// The visitors' sockets try no second time.
process.exit();

async function openBoard(browser: Browser): Promise<CDPSession> {
  const context = await browser.newContext();
  await closePopup(context);
  const page = await context.newPage();
  await page.goto(`${product.url}/?filter=all`);
  await page.locator('[data-match]').first().waitFor();
  return context.newCDPSession(page);
}

/** Loads a page as a visitor does who has nothing of it yet; the results are of another day each time. */
async function visit(number: number): Promise<void> {
  const address = new URL(PATHS[number % PATHS.length] ?? '/', product.url);
  if (address.pathname === '/ket-qua-bong-da')
    address.searchParams.set('ngay', `2022-12-${String(1 + (number % 28)).padStart(2, '0')}`);
  const answer = await fetch(address, { headers: { 'accept-encoding': number % 2 ? 'br' : 'gzip' } });
  await answer.arrayBuffer();
  // Errors are small and kept nowhere: a server that only answers them stays level.
  if (!answer.ok) throw new Error(`${address}: expected a page, got ${answer.status}`);
}

async function lookAtPage(devtools: CDPSession): Promise<Sample> {
  await devtools.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, counted, megabytes] = await Promise.all([
    devtools.send('Runtime.getHeapUsage'),
    devtools.send('Memory.getDOMCounters'),
    pagesMegabytes(browser),
  ]);
  return {
    'open page, its process': megabytes,
    'open page, heap': usedSize / MB,
    'open page, nodes': counted.nodes,
    'open page, listeners': counted.jsEventListeners,
  };
}

async function lookAtServers(): Promise<Sample> {
  return {
    'api, resident': (await lookAt(ports.api, 'process_resident_memory_bytes')) / MB,
    'api, heap': (await lookAt(ports.api, 'nodejs_heap_size_used_bytes')) / MB,
    'delivery, resident': (await lookAt(ports.delivery, 'process_resident_memory_bytes')) / MB,
    'delivery, heap': (await lookAt(ports.delivery, 'nodejs_heap_size_used_bytes')) / MB,
    'its rendering workers, resident': (await lookAt(ports.delivery, 'tyso_drawing_worker_memory_bytes')) / MB,
  };
}

/** A server's own figure, all its labels together. */
async function lookAt(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}

/** Garbage comes and goes above what is kept, so the least counts. */
function level(name: string, unit: string, samples: readonly Sample[]): Line {
  const values = samples.flatMap((sample) => sample[name] ?? []);
  const third = Math.floor(values.length / 3);
  const reference = Math.min(...values.slice(third, 2 * third));
  return { name, unit, ours: Math.min(...values.slice(2 * third)), reference, ratioAtMost: RATIO };
}
