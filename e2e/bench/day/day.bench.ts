import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { writeRecording } from '../../../tooling/bench/recording.mjs';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { matchRows } from '../../board/board';
import { closePopup } from '../../browser/popup';
import { freePort } from '../../operations/freePort';
import { startProduct } from '../../product/startProduct';
import { pagesMegabytes } from '../memory';

/** Of real time; a day passes in twenty-four. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 24);
const SPEED = 60;

/** Seconds between two looks at the page, sixty a run; a server's heap is lowest only right after a collection of garbage. */
const LOOK_SECONDS = Math.max(1, Math.round(MINUTES));
const PAGES_PER_SECOND = 20;

/** What grows by more than a tenth from the second third to the last grows for ever. */
const RATIO = 1.1;

type PageSample = Awaited<ReturnType<typeof lookAtPage>>;
type ServerSample = Awaited<ReturnType<typeof lookAtServers>>;

test('the memory of the servers and of an open page stays level for a day', async ({ browser }) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const folder = await mkdtemp(join(tmpdir(), 'tyso-day-'));
  const recording = join(folder, 'recording.json');
  await writeRecording(recording, Math.ceil((MINUTES * SPEED) / 60) + 3);
  const ports = { api: await freePort(), delivery: await freePort() };
  const product = await startProduct({
    ...{ FEED: 'replay', REPLAY_FILE: recording, REPLAY_SPEED: String(SPEED), PAGE_LIMIT: '0', RATE_LIMIT: '0' },
    ...{ API_PORT: String(ports.api), METRICS_PORT: String(ports.delivery) },
  });
  try {
    const context = await browser.newContext();
    await closePopup(context);
    const page = await context.newPage();
    await page.goto(`${product.url}/?filter=all`);
    await expect(matchRows(page).first()).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const pages: PageSample[] = [];
    const servers: ServerSample[] = [];
    for (let second = 1; second <= MINUTES * 60; second += 1) {
      const passed = new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.all(Array.from({ length: PAGES_PER_SECOND }, (_, at) => visit(product.url, second + at)));
      servers.push(await lookAtServers(ports));
      if (second % LOOK_SECONDS === 0) pages.push(await lookAtPage(page, devtools));
      await passed;
    }
    const about = `${MINUTES} min at ${SPEED} times life's speed, a match each three minutes of it; ${PAGES_PER_SECOND} pages a second, one open in Chromium; the least of the last third beside that of the second`;
    const { missed } = report('day', {
      lines: linesOf(pages, servers),
      about,
      versions: { chromium: browser.version() },
      raw: { pages, servers: servers.filter((_, at) => at % LOOK_SECONDS === 0) },
    });
    expect(missed, 'what grows').toEqual([]);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Loads a page as a visitor does who has nothing of it yet; the results are of another day each time. */
async function visit(url: string, number: number): Promise<void> {
  const path = ['/', '/ket-qua-bong-da', '/news', '/top-nha-cai', '/?filter=hot'][number % 5] ?? '/';
  const address = new URL(path, url);
  if (path === '/ket-qua-bong-da')
    address.searchParams.set('ngay', `2022-12-${String(1 + (number % 28)).padStart(2, '0')}`);
  const answer = await fetch(address, { headers: { 'accept-encoding': number % 2 ? 'br' : 'gzip' } });
  await answer.arrayBuffer();
  // Errors are small and kept nowhere: a server that only answers them stays level.
  if (!answer.ok) throw new Error(`${address}: expected a page, got ${answer.status}`);
}

async function lookAtPage(page: Page, devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, counted, pageMB] = await Promise.all([
    devtools.send('Runtime.getHeapUsage'),
    devtools.send('Memory.getDOMCounters'),
    pagesMegabytes(page.context().browser() ?? unavailable('the browser')),
  ]);
  return {
    ...{ page: pageMB ?? Number.NaN, pageHeap: usedSize / 1024 ** 2 },
    ...{ elements: counted.nodes, listeners: counted.jsEventListeners },
  };
}

async function lookAtServers(ports: { api: number; delivery: number }) {
  const [api, delivery] = await Promise.all([figuresOf(ports.api), figuresOf(ports.delivery)]);
  return {
    ...{ api: api.resident, apiHeap: api.heap },
    ...{ delivery: delivery.resident, deliveryHeap: delivery.heap, workers: delivery.workers },
  };
}

/** A server's own figures, in megabytes. */
async function figuresOf(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  const megabytes = (name: string) => values(name).reduce((sum, value) => sum + value, 0) / 1024 ** 2;
  return {
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    workers: megabytes('tyso_drawing_worker_memory_bytes'),
  };
}

function linesOf(pages: readonly PageSample[], servers: readonly ServerSample[]): Line[] {
  const ofPage = (name: string, figure: keyof PageSample, unit = 'MB') =>
    level(
      `open page, ${name}`,
      unit,
      pages.map((sample) => sample[figure]),
    );
  const ofServer = (name: string, figure: keyof ServerSample) =>
    level(
      name,
      'MB',
      servers.map((sample) => sample[figure]),
    );
  return [
    ofServer('api, resident', 'api'),
    ofServer('api, heap', 'apiHeap'),
    ofServer('delivery, resident', 'delivery'),
    ofServer('delivery, heap', 'deliveryHeap'),
    ofServer('its drawing workers, resident', 'workers'),
    ofPage('its process', 'page'),
    ofPage('heap', 'pageHeap'),
    ofPage('nodes', 'elements', ''),
    ofPage('listeners', 'listeners', ''),
  ];
}

/** Garbage comes and goes above what is kept, so the least counts. */
function level(name: string, unit: string, values: readonly number[]): Line {
  const third = Math.floor(values.length / 3);
  const reference = Math.min(...values.slice(third, 2 * third));
  return { name, unit, ours: Math.min(...values.slice(2 * third)), reference, ratioBudget: RATIO };
}

function unavailable(what: string): never {
  throw new Error(`There is no ${what}`);
}
