import { expect, type Page } from '@playwright/test';
import { test as base } from '../browser/test';
import { withoutLateFiles } from '../product/test';
import { expectGoal } from './liveMatch';
import { keepPointers } from './releases';
import { type Site, startSite } from './site';

/** No file is requested more often than this in a test, including its caches and three tries. */
const MOST_REQUESTS = 9;

/** A fault of a test, whose title names what is broken; `docs/faults.md` has a row for each. */
type Row = {
  /** What the visitor sees. */
  sees: string;
  /** How it heals once the cause is gone. */
  heals: string;
  /** Kind of the error in the console, with a section in `docs/errors.md`; none when nothing is reported. */
  reported?: string;
};

export type Proof = {
  /** Sends a goal and expects its notice, and its score on a board. Every fault's test calls it. */
  scoresAreLive(page: Page): Promise<void>;
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
    let areLive = false;
    await use({
      async scoresAreLive(page) {
        await expectGoal(page, site.match);
        areLive = true;
      },
    });
    site.network.mendAll();
    site.apiNetwork.mendAll();
    site.match.rename();
    await putBack();
    expect(areLive, 'every fault shows that scores stay live').toBe(true);
    expect(site.network.askedMost(/^\/(r|live)\//), 'nothing is asked for in a loop').toBeLessThanOrEqual(
      MOST_REQUESTS,
    );
    const kind = annotations.find(({ type }) => type === 'reported')?.description;
    const lines = said.filter((line) => line.startsWith('[TySo]'));
    if (kind) expect(lines.join('\n')).toContain(`Fault: ${kind}`);
    else expect(withoutLateFiles(lines)).toEqual([]);
  },
});

/** The details of a test, for whoever reads it and for `docs/faults.md`. Every such test calls `proof.scoresAreLive`. */
export function row(known: Row) {
  return { annotation: Object.entries(known).map(([type, description]) => ({ type, description })) };
}
