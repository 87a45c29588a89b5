import { type Browser, chromium, expect, test } from '@playwright/test';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { startForeignServer } from '../../foreign/foreignServer';
import { startProduct } from '../../product/startProduct';
import { CPU_SLOWDOWN } from '../mainThread';
import { median } from '../median';
import { bigBoard, hundredUpdates } from './bigBoard';
import { type BoardFigures, measureBoard } from './measureBoard';
import { startReferenceServer } from './referenceServer';

const RUNS = Number(process.env.RUNS ?? 3);
const MINUTE_MS = 60_000;

type Budget = Pick<Line, 'name' | 'unit' | 'ratioBudget' | 'budget'>;

/** The row "5,000 matches" and its neighbours of the budgets. */
const BUDGETS: Readonly<Record<keyof BoardFigures, Budget>> = {
  firstRows: { name: 'first rows', unit: 'ms', ratioBudget: 0.1, budget: 250 },
  longestTask: { name: 'longest task', unit: 'ms', ratioBudget: 0.1, budget: 200 },
  push: { name: 'push that changes 100 rows', unit: 'ms', ratioBudget: 0.1, budget: 8 },
  topPush: { name: 'push whose 100 rows are the first ones', unit: 'ms' },
  tick: { name: 'second in which 400 minutes change', unit: 'ms', budget: 15 },
  filter: { name: 'another filter', unit: 'ms' },
  theme: { name: 'another theme', unit: 'ms' },
  memory: { name: 'memory beyond an empty page', unit: 'MB', ratioBudget: 0.3, budget: 60 },
};

test('a board of 5,000 matches beside the same rows written by hand', async ({ launchOptions, contextOptions }) => {
  // Already twenty minutes into the half, and the next minute is never far.
  const range = bigBoard(Math.floor(Date.now() / 1000) - 20 * 60);
  const api = await startForeignServer({
    [REST_PATHS.matchRange]: () => range,
    [REST_PATHS.banner]: () => ({ data: [] }),
    [REST_PATHS.appSetting]: () => ({ data: {} }),
  });
  const reference = await startReferenceServer(range);
  const product = await startProduct({ API_ORIGIN: api.origin });
  const untilMinute = () => MINUTE_MS - ((Date.now() - (range.data[0]?.score?.[4] ?? 0) * 1000) % MINUTE_MS);

  const versions: Record<string, string> = {};
  const figures: { ours: BoardFigures; reference: BoardFigures }[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    figures.push({
      ours: await inOwnBrowser((browser) =>
        measureBoard(browser, contextOptions, {
          url: `${product.url}/?filter=all`,
          push: (which, turn) =>
            api.pushFrame(hundredUpdates(range, which, turn).map((update) => JSON.stringify(update))),
          filter: (page, name) => page.evaluate(clickTab, name === 'end' ? 'Kết thúc' : 'Tất cả'),
          untilMinute,
        }),
      ),
      reference: await inOwnBrowser((browser) =>
        measureBoard(browser, contextOptions, {
          url: reference.url,
          push: (which, turn) => reference.push(hundredUpdates(range, which, turn)),
          filter: (page, name) => page.evaluate((id) => document.getElementById(id)?.click(), name),
          untilMinute,
        }),
      ),
    });
  }
  await Promise.all([product.stop(), api.stop(), reference.stop()]);

  const lines = linesOf(figures);
  const about = `CPU slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}`;
  const { missed } = report('board', { lines, about, versions, raw: figures });
  expect(missed, 'budgets that are missed').toEqual([]);

  async function inOwnBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = await chromium.launch(launchOptions);
    versions.chromium = browser.version();
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  }
});

/** Runs in the page. */
function clickTab(name: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  tabs.find((tab) => tab.textContent?.startsWith(name))?.click();
}

function linesOf(figures: readonly Record<'ours' | 'reference', BoardFigures>[]): Line[] {
  const of = (side: 'ours' | 'reference', name: keyof BoardFigures) => median(figures.map((run) => run[side][name]));
  const names: readonly (keyof BoardFigures)[] = [
    'firstRows',
    'longestTask',
    'push',
    'topPush',
    'tick',
    'filter',
    'theme',
    'memory',
  ];
  return names.map((name) => ({ ...BUDGETS[name], ours: of('ours', name), reference: of('reference', name) }));
}
