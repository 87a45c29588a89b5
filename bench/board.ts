// npm run bench -- board: the board of a big day, 5,000 matches of which 400 are live, on a processor slowed four times,
// beside the same rows written by hand with `innerHTML`; and how long a goal takes from the feed to the screen. On an
// otherwise idle machine. BENCH_RUNS=1 and BENCH_GOALS shorten it.
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { launchOptions } from '../e2e/browser/launch';
import { startForeignServer } from '../e2e/foreign/foreignServer';
import { startProduct } from '../e2e/product/startProduct';
import { bigBoard, hundredUpdates } from './board/bigBoard';
import { goalToScreen } from './board/goalToScreen';
import { CPU_SLOWDOWN } from './board/mainThread';
import { type Board, type BoardFigures, measureBoard } from './board/measureBoard';
import { startReferenceServer } from './board/referenceServer';
import { median } from './figures';
import { type Line, report } from './report';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const GOALS = Number(process.env.BENCH_GOALS ?? 150);
const MINUTE_MS = 60_000;
const CONTEXT: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
};

/** `docs/decisions/0013-live-board.md` profiles the board. */
const WHY = '[0013](../docs/decisions/0013-live-board.md)';
const PROMISES: readonly (Omit<Line, 'ours' | 'reference'> & { figure: keyof BoardFigures })[] = [
  { figure: 'firstRows', name: 'first rows', unit: 'ms', ratioAtMost: 0.1, budget: 250, why: WHY },
  { figure: 'longestTask', name: 'longest task', unit: 'ms', ratioAtMost: 0.1, budget: 200, why: WHY },
  { figure: 'push', name: 'push that changes 100 rows', unit: 'ms', ratioAtMost: 0.1, budget: 8, why: WHY },
  { figure: 'topPush', name: 'push whose 100 rows are the first ones', unit: 'ms' },
  { figure: 'tick', name: 'second in which 400 minutes change', unit: 'ms', budget: 15, why: WHY },
  { figure: 'filter', name: 'another filter', unit: 'ms' },
  { figure: 'theme', name: 'another theme', unit: 'ms' },
  { figure: 'memory', name: 'memory beyond an empty page', unit: 'MB', ratioAtMost: 0.3, budget: 60, why: WHY },
];

const versions: Record<string, string> = {};
const runs = await boards();
const delays = await inBrowser((browser) => goalToScreen(browser, CONTEXT, GOALS));
report('board', {
  about: `CPU slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}, beside innerHTML; then ${GOALS} goals on a processor that is not slowed, each published with changes of 4 other matches, 300 live`,
  lines: [
    ...PROMISES.map(({ figure, ...promised }) => ({
      ...promised,
      ours: median(runs.map(({ ours }) => ours[figure])),
      reference: median(runs.map(({ reference }) => reference[figure])),
    })),
    { name: 'from the feed to the screen, p50', unit: 'ms', ours: delays.p50, budget: 300 },
    { name: 'from the feed to the screen, p99', unit: 'ms', ours: delays.p99, limit: 1000 },
  ],
  versions,
});

/** Both boards in turn, each in a browser of its own. */
async function boards() {
  // Twenty minutes into the half. Minutes change at half past: at the full minute the board orders its matches anew.
  const range = bigBoard(Math.floor(Date.now() / MINUTE_MS) * 60 - 20 * 60 + 30);
  const untilMinute = () => MINUTE_MS - ((Date.now() - (range.data[0]?.score?.[4] ?? 0) * 1000) % MINUTE_MS);
  const api = await startForeignServer({
    [REST_PATHS.matchRange]: () => range,
    [REST_PATHS.banner]: () => ({ data: [] }),
    [REST_PATHS.appSetting]: () => ({ data: {} }),
  });
  const byHand = await startReferenceServer(range);
  const product = await startProduct({ API_ORIGIN: api.origin });
  const ours: Board = {
    url: `${product.url}/?filter=all`,
    push: (which, turn) => api.pushFrame(hundredUpdates(range, which, turn).map((update) => JSON.stringify(update))),
    filter: (page, name) => page.evaluate(clickTab, name === 'end' ? 'Kết thúc' : 'Tất cả'),
    untilMinute,
  };
  const reference: Board = {
    url: byHand.url,
    push: (which, turn) => byHand.push(hundredUpdates(range, which, turn)),
    filter: (page, button) => page.evaluate((id) => document.getElementById(id)?.click(), button),
    untilMinute,
  };
  try {
    const measured: { ours: BoardFigures; reference: BoardFigures }[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`board: ${run} of ${RUNS} …`);
      measured.push({
        ours: await inBrowser((browser) => measureBoard(browser, CONTEXT, ours)),
        reference: await inBrowser((browser) => measureBoard(browser, CONTEXT, reference)),
      });
    }
    return measured;
  } finally {
    await Promise.all([product.stop(), api.stop(), byHand.stop()]);
  }
}

async function inBrowser<T>(measure: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await launchOptions());
  versions.chromium = browser.version();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function clickTab(name: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  tabs.find((tab) => tab.textContent?.startsWith(name))?.click();
}
