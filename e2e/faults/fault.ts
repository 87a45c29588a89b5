import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../browser/test';
import { expectGoal } from './liveMatch';
import { keepPointers } from './releases';
import { type Site, startSite } from './site';

/** A visitor may wait this long for a view that says how things are, in milliseconds. */
const HONEST_MS = 10_000;

/** No file is asked for more often than this in a test, its caches and three tries included. */
const MOST_REQUESTS = 9;

/** What a fault's test knows of it before it runs; with the test's title, a row of `docs/faults.md`. */
type Row = {
  /** What the visitor sees. */
  sees: string;
  /** How it heals once the cause is gone. */
  heals: string;
  /** Kind of the error in the console, with a section in `docs/errors.md`; none where nothing is to be told. */
  reported?: string;
};

/** What a test has seen; it stands in the fault's row. */
type Proof = {
  /** A goal falls now: it is told, and drawn on a board. Every fault's test shows it. */
  scoresAreLive(page: Page): Promise<void>;
  /** The view that the visitor gets is there in time. @param since when the waiting began, in ms since the epoch */
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
    await putBack();
    expect(
      annotations.map(({ type }) => type),
      'every fault shows that scores stay live',
    ).toContain('scores');
    expect(site.network.askedMost(/^\/(r|live)\//), 'nothing is asked for in a loop').toBeLessThanOrEqual(
      MOST_REQUESTS,
    );
    const kind = annotations.find(({ type }) => type === 'reported')?.description;
    const told = said.filter((line) => line.startsWith('[TySo]'));
    if (kind) expect(told.join('\n')).toContain(`Fault: ${kind}`);
    else expect(told).toEqual([]);
  },
});

/**
 * The rest of a fault's row in `docs/faults.md`, as the details of its test; the test's title says what is broken.
 * In the test, `proof.scoresAreLive` is called in every one, `proof.honest` where there is something to wait for.
 */
export function row(known: Row) {
  return { annotation: Object.entries(known).map(([type, description]) => ({ type, description })) };
}
