import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../browser/test';
import { expectGoal } from './liveMatch';
import { type Site, startSite } from './site';

/** A visitor may wait this long for a view that says how things are, in milliseconds. */
const HONEST_MS = 10_000;

/** What a fault's test knows of it before it runs; with the test's title, a row of `docs/faults.md`. */
type Row = {
  /** What the visitor sees. */
  sees: string;
  /** How it heals once the cause is gone. */
  heals: string;
};

/** What a test has seen; it stands in the fault's row. */
type Proof = {
  /** A goal falls now: it is told, and drawn on a board. Every fault's test shows it. */
  scoresAreLive(page: Page, match: Site['match']): Promise<void>;
  /** The view that the visitor gets is there in time. @param since when the waiting began, in ms since the epoch */
  honest(view: Locator, since: number): Promise<void>;
};

export const test = base.extend<{ proof: Proof }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  proof: async ({}, use, { annotations }) => {
    await use({
      async scoresAreLive(page, match) {
        await expectGoal(page, match);
        annotations.push({ type: 'scores', description: 'live' });
      },
      async honest(view, since) {
        await expect(view).toBeVisible({ timeout: HONEST_MS });
        const seconds = Math.ceil((Date.now() - since) / 1000);
        expect(seconds, 'seconds until the honest view').toBeLessThanOrEqual(HONEST_MS / 1000);
        annotations.push({ type: 'after', description: `${seconds} s` });
      },
    });
    const shown = annotations.map(({ type }) => type);
    expect(shown, 'every fault shows that scores stay live').toContain('scores');
  },
});

type Body = Parameters<typeof test>[2];

/**
 * A fault and its test: what is broken, and in `row` the rest of its row in `docs/faults.md`.
 * In the test, `proof.scoresAreLive` is called in every one, `proof.honest` where there is something to wait for.
 */
export function fault(broken: string, { sees, heals }: Row, body: Body): void {
  const annotation = [
    { type: 'sees', description: sees },
    { type: 'heals', description: heals },
  ];
  test(broken, { annotation }, body);
}
