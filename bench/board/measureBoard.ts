import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from '../figures';
import { pagesMegabytes } from '../pagesMegabytes';
import type { Hundred } from './bigBoard';
import { firstRows } from './firstRows';
import { watchMainThread } from './mainThread';

/** Figures of a board; times in milliseconds of a slowed main thread. */
export type BoardFigures = {
  firstRows: number;
  longestTask: number;
  push: number;
  topPush: number;
  tick: number;
  filter: number;
  theme: number;
  memory: number;
};

export type Board = {
  url: string;
  /** Sends the `turn`th change of a hundred rows as one message. */
  push: (which: Hundred, turn: number) => void;
  /** Shows the ended matches, or all again. */
  filter: (page: Page, name: 'end' | 'all') => Promise<void>;
  /** Milliseconds until the minutes of all live matches change. */
  untilMinute: () => number;
};

const PUSHES = 9;

/** A push is on the screen within this time; a longer one would include more of the page's other work. */
const WORK_MS = 300;

/** The arrows of a push disappear after this long, which is work of that push, too. */
const ARROWS_MS = 1500;

/** All deferred work has run by then. */
const SETTLED_MS = 5000;

/** Opens a board in a new browser and measures it. */
export async function measureBoard(
  browser: Browser,
  options: BrowserContextOptions,
  board: Board,
): Promise<BoardFigures> {
  const page = await browser.newPage(options);
  const empty = await pagesMegabytes(browser);
  await page.addInitScript(keepQuiet);
  const thread = await watchMainThread(page);
  const first = await firstRows(browser, page, board.url);
  await page.waitForTimeout(SETTLED_MS);
  await thread.learnIdle();

  const push = await costOfPushes('spread', 0);
  const topPush = await costOfPushes('top', PUSHES);
  const filter = await thread.costOf(() => board.filter(page, 'end'), 2000);
  await board.filter(page, 'all');
  await page.waitForTimeout(4000);
  const theme = await thread.costOf(() => setTheme(page, 'dark'), 1500);
  await setTheme(page, 'light');
  await page.waitForTimeout(Math.max(0, board.untilMinute() - 300));
  const tick = await thread.costOf(() => undefined, 2000);

  await thread.endThrottling();
  const memory = (await pagesMegabytes(browser)) - empty;
  return { ...first, push, topPush, filter, theme, tick, memory };

  async function costOfPushes(which: Hundred, after: number): Promise<number> {
    const costs: number[] = [];
    for (let turn = after + 1; turn <= after + PUSHES; turn += 1) {
      const worked = await thread.costOf(() => board.push(which, turn), WORK_MS);
      await page.waitForTimeout(ARROWS_MS - 1.5 * WORK_MS);
      costs.push(worked + (await thread.costOf(() => undefined, WORK_MS)));
    }
    return median(costs);
  }
}

/** Runs in the page: toasts and sounds of goals are not measured here. */
export function keepQuiet(): void {
  const value = { goal_show_toast: false, goal_enable_sound: false };
  if (location.origin !== 'null') localStorage.setItem('tyso.settings', JSON.stringify({ value }));
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}
