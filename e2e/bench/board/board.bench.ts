import { type Browser, chromium, expect, test } from '@playwright/test';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { report } from '../../../tooling/bench/report.mjs';
import { startForeignServer } from '../../foreign/foreignServer';
import { startProduct } from '../../product/startProduct';
import { CPU_SLOWDOWN } from '../mainThread';
import { bigBoard, hundredUpdates } from './bigBoard';
import { type BoardRun, linesOf } from './boardLines';
import { type Board, measureBoard } from './measureBoard';
import { type ReferenceName, startReferenceServer } from './reference/referenceServer';

const RUNS = Number(process.env.RUNS ?? 3);
const MINUTE_MS = 60_000;

test('a board of 5,000 matches beside the same rows written by hand', async ({ launchOptions, contextOptions }) => {
  test.setTimeout((5 + 8 * RUNS) * MINUTE_MS);
  // Twenty minutes into the half, with the next minute soon.
  const range = bigBoard(Math.floor(Date.now() / 1000) - 20 * 60);
  const api = await startForeignServer({
    [REST_PATHS.matchRange]: () => range,
    [REST_PATHS.banner]: () => ({ data: [] }),
    [REST_PATHS.appSetting]: () => ({ data: {} }),
  });
  const references = await startReferenceServer(range);
  const product = await startProduct({ API_ORIGIN: api.origin });
  const untilMinute = () => MINUTE_MS - ((Date.now() - (range.data[0]?.score?.[4] ?? 0) * 1000) % MINUTE_MS);

  const ours: Board = {
    url: `${product.url}/?filter=all`,
    push: (which, turn) => api.pushFrame(hundredUpdates(range, which, turn).map((update) => JSON.stringify(update))),
    filter: (page, name) => page.evaluate(clickTab, name === 'end' ? 'Kết thúc' : 'Tất cả'),
    untilMinute,
  };
  const reference = (name: ReferenceName): Board => ({
    url: references.urlOf(name),
    push: (which, turn) => references.push(hundredUpdates(range, which, turn)),
    filter: (page, button) => page.evaluate((id) => document.getElementById(id)?.click(), button),
    untilMinute,
  });

  const versions: Record<string, string> = {};
  const raw: BoardRun[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    raw.push({
      ours: await inOwnBrowser(ours),
      innerHtml: await inOwnBrowser(reference('innerHtml')),
      reactTable: await inOwnBrowser(reference('reactTable')),
    });
  }
  await Promise.all([product.stop(), api.stop(), references.stop()]);

  const about = `CPU slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}, beside innerHTML and beside a plain table of memo React rows`;
  const { missed } = report('board', { lines: linesOf(raw), about, versions, raw });
  expect(missed, 'budgets that are missed').toEqual([]);

  async function inOwnBrowser(board: Board) {
    const browser: Browser = await chromium.launch(launchOptions);
    versions.chromium = browser.version();
    try {
      return await measureBoard(browser, contextOptions, board);
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
