import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../browser/test';
import { expectGoal } from './liveMatch';
import { keepPointers } from './releases';
import { type Site, startSite } from './site';

/** Longest wait for a view that shows the true state, in milliseconds. */
const HONEST_MS = 10_000;

/** No file is requested more often than this in a test, including its caches and three tries. */
const MOST_REQUESTS = 9;

/** The properties of a fault before its test runs; with the test's title, a row of `docs/faults.md`. */
type Row = {
  /** What the visitor sees. */
  sees: string;
  /** How it heals once the cause is gone. */
  heals: string;
  /** Kind of the error in the console, with a section in `docs/errors.md`; none when nothing is reported. */
  reported?: string;
};

/** The results of a test, for the fault's row. */
type Proof = {
  /** Sends a goal and expects its notice, and its score on a board. Every fault's test calls it. */
  scoresAreLive(page: Page): Promise<void>;
  /** Expects the visitor's view in time. @param since when the waiting began, in ms since the epoch */
  honest(view: Locator, since: number): Promise<void>;
};

export const test = base.extend<{ proof: Proof; said: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await use(said);
  },
  proof: async ({ site, said }, use, { annotations }) => {
    const putBack = await keepPointers(site.product.dataDir);
    site.network.forget();
    site.apiNetwork.forget();
    const note = (type: string, description: string) => void annotations.push({ type, description });
    await use({
      async scoresAreLive(page) {
        await expectGoal(page, site.match);
        note('scores', 'live');
      },
      async honest(view, since) {
        await expect(view).toBeVisible({ timeout: HONEST_MS });
        const seconds = Math.ceil((Date.now() - since) / 1000);
        expect(seconds, 'seconds until the honest view').toBeLessThanOrEqual(HONEST_MS / 1000);
        note('after', `${seconds} s`);
      },
    });
    site.network.mendAll();
    site.apiNetwork.mendAll();
    site.match.rename();
    await putBack();
    expect(
      annotations.map(({ type }) => type),
      'every fault shows that scores stay live',
    ).toContain('scores');
    expect(site.network.askedMost(/^\/(r|live)\//), 'nothing is asked for in a loop').toBeLessThanOrEqual(
      MOST_REQUESTS,
    );
    const kind = annotations.find(({ type }) => type === 'reported')?.description;
    const lines = said.filter((line) => line.startsWith('[TySo]'));
    if (kind) expect(lines.join('\n')).toContain(`Fault: ${kind}`);
    else expect(lines).toEqual([]);
  },
});

/**
 * The details of a test, for the fault's row in `docs/faults.md`; the test's title names what is broken. Every such
 * test calls `proof.scoresAreLive`, and `proof.honest` if there is something to wait for.
 */
export function row(known: Row) {
  return { annotation: Object.entries(known).map(([type, description]) => ({ type, description })) };
}
