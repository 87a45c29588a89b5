import { type Browser, chromium, expect, test } from '@playwright/test';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { CPU_SLOWDOWN } from '../mainThread';
import { median } from '../median';
import { costOfRemotes, type RemoteCost } from './costOfRemotes';
import { type LoadFigures, measureLoad } from './measureLoad';
import { type SideName, type Sides, startSides } from './startSides';
import { weighCode } from './weighCode';

const RUNS = Number(process.env.RUNS ?? 9);
const SIDES: readonly SideName[] = ['federated', 'oneBundle', 'splitBundle'];

/** Pages with their main content. */
const PAGES = {
  board: { path: '/', selector: '[data-match]' },
  bookmakers: { path: '/top-nha-cai', selector: 'main h2' },
} as const;
type PageName = keyof typeof PAGES;

type Run = Record<PageName, Record<SideName, LoadFigures>>;

test('the site beside the same app as one bundle, both drawn on the server', async ({
  launchOptions,
  contextOptions,
}) => {
  const sides = await startSides({ FEED: 'simulator' });
  const phone = { ...contextOptions, viewport: { width: 390, height: 844 } };
  const browser = await chromium.launch(launchOptions);
  const runs: Run[] = [];
  try {
    const costs = await costOfRemotes(browser, phone, sides.federated.url);
    // The first round warms up the servers.
    await oneRun(browser);
    for (let run = 0; run < RUNS; run += 1) runs.push(await oneRun(browser));
    const { missed } = report('federation', {
      lines: [...linesOf(runs), await lineOfWeight(sides), ...linesOfCosts(costs)],
      about: `a phone, CPU slowed ${CPU_SLOWDOWN} times, slow 4G, nothing cached; medians of ${RUNS} rounds, side by side`,
      versions: { chromium: browser.version() },
      raw: { runs, costs },
    });
    expect(missed, 'budgets that are missed').toEqual([]);
  } finally {
    await browser.close();
    await sides.stop();
  }

  /** Each side in turn, so that other load of the machine hits all of them. */
  async function oneRun(browser: Browser): Promise<Run> {
    const entries = [];
    for (const [page, { path, selector }] of Object.entries(PAGES)) {
      const figures = [];
      for (const side of SIDES) {
        const url = new URL(path, sides[side].url).href;
        figures.push([side, await measureLoad(browser, phone, { url, selector })]);
      }
      entries.push([page, Object.fromEntries(figures)]);
    }
    return Object.fromEntries(entries);
  }
});

function linesOf(runs: readonly Run[]): Line[] {
  const of = (page: PageName, side: SideName, figure: keyof LoadFigures) =>
    median(runs.map((run) => run[page][side][figure]));
  const line = (name: string, unit: string, page: PageName, figure: keyof LoadFigures, reference: SideName) => ({
    ...{ name, unit, ours: of(page, 'federated', figure), reference: of(page, reference, figure) },
  });
  const waits = runs.map(({ board }) => board.federated.drawn - board.federated.firstPaint);
  return [
    { ...line('first rows, beside one bundle', 'ms', 'board', 'drawn', 'oneBundle'), ratioBudget: 1.15, budget: 800 },
    { name: 'first rows, after the first paint', unit: 'ms', ours: median(waits), budget: 100 },
    line('largest paint of the board, beside one bundle', 'ms', 'board', 'largest', 'oneBundle'),
    { ...line('the rows are the app’s, beside one bundle', 'ms', 'board', 'taken', 'oneBundle'), ratioBudget: 1.15 },
    line('the rows are the app’s, beside one build with split code', 'ms', 'board', 'taken', 'splitBundle'),
    { ...line('bookmakers, beside one bundle', 'ms', 'bookmakers', 'drawn', 'oneBundle'), ratioBudget: 1.15 },
    line('bookmakers are the app’s, beside one bundle', 'ms', 'bookmakers', 'taken', 'oneBundle'),
    { ...line('the board’s HTML', 'B', 'board', 'htmlBytes', 'oneBundle'), budget: 15_000 },
    line('requests for code until the rows are the app’s', '', 'board', 'scriptRequests', 'oneBundle'),
    {
      ...line('code until the rows are the app’s', 'B', 'board', 'scriptBytes', 'oneBundle'),
      ...{ ratioBudget: 1.25, limit: 200_000 },
    },
  ];
}

/** Including the copies that each remote has of the kernel and of RxJS, and the federation's runtime in the shell. */
async function lineOfWeight(sides: Sides): Promise<Line> {
  const [ours, reference] = await Promise.all([
    weighCode(sides.federated.dataDir),
    weighCode(sides.splitBundle.dataDir),
  ]);
  return { name: 'code of all pages, beside one build with split code', unit: 'B', ours, reference };
}

function linesOfCosts(costs: readonly RemoteCost[]): Line[] {
  return costs.flatMap(({ remote, requests, bytes }) => [
    { name: `${remote}: requests besides its code`, unit: '', ours: requests, limit: 3 },
    { name: `${remote}: brotli besides its code`, unit: 'B', ours: bytes, limit: 12_000 },
  ]);
}
