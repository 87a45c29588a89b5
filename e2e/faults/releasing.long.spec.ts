import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { row, test } from './fault';
import { asVersion, bookmakers, liveRelease, releaseAsBuilt, runDelivery, stepsOf, withBuild } from './releasing';
import type { Site } from './site';

const PAGE = '/top-nha-cai';

/** Restores the live release for later tests. */
test.afterEach(({ site }) => releaseAsBuilt(site.product.dataDir, 'mfe-ads'));

test.describe('Releases that go wrong', () => {
  // A command for each write.
  test.describe.configure({ timeout: 900_000 });

  test(
    'a release of the adverts is killed after each of its writes',
    row({ sees: 'the release before, until the new one is whole', heals: 'the next release removes what was left' }),
    async ({ page, site, proof }) => {
      const before = await liveRelease(site.product.url, 'mfe-ads');
      await withBuild('mfe-ads', asVersion('2.0.0'), async (folder) => {
        const states = new Set<string>();
        const order = ['release', 'mfe-ads', '--from', folder, '--reason', 'thử'];
        for await (const at of stepsOf(site.product.dataDir, order)) {
          const { signal } = await runDelivery(site.product.dataDir, order, { kind: 'killed', at });
          const live = await liveRelease(site.product.url, 'mfe-ads');
          states.add(live.slice(0, 5));
          await expectWhole(site, live);
          if (signal === null) break;
        }
        expect([...states]).toEqual([before.slice(0, 5), '2.0.0']);
      });
      await expectTidy(site);
      expect(await historyOf(site)).toContainEqual(expect.stringMatching(/^\{.*"to":"2\.0\.0-/));
      await page.goto(site.url + PAGE);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );

  test(
    'the disk is full from one write of a release of the adverts on, whichever it is',
    row({ sees: 'the release before', heals: 'the next release, when there is room' }),
    async ({ page, site, proof }) => {
      await page.goto(site.url + PAGE);
      await withBuild('mfe-ads', asVersion('3.0.0'), async (folder) => {
        const order = ['release', 'mfe-ads', '--from', folder];
        for await (const at of stepsOf(site.product.dataDir, order)) {
          const { code, output } = await runDelivery(site.product.dataDir, order, { kind: 'full', at });
          await expectWhole(site, await liveRelease(site.product.url, 'mfe-ads'));
          if (code === 0) break;
          expect(output).toContain('ENOSPC');
        }
      });
      expect(await liveRelease(site.product.url, 'mfe-ads')).toMatch(/^3\.0\.0-/);
      await expectTidy(site);
      expect((await historyOf(site)).filter((line) => line.includes('"to":"3.0.0-'))).toHaveLength(1);
      await proof.scoresAreLive(page);
    },
  );

  test(
    'two teams release the adverts at once',
    row({ sees: 'one of the two, whole', heals: 'nothing to heal: the history has both' }),
    async ({ page, site, proof }) => {
      const { dataDir } = site.product;
      await withBuild('mfe-ads', asVersion('4.0.0'), (one) =>
        withBuild('mfe-ads', asVersion('5.0.0'), async (other) => {
          const both = [one, other].map((folder) => runDelivery(dataDir, ['release', 'mfe-ads', '--from', folder]));
          for (const { code, output } of await Promise.all(both)) expect(code, output).toBe(0);
        }),
      );
      const [former, last] = (await historyOf(site)).slice(-2).map((line) => JSON.parse(line));
      expect([former.to, last.to].map((to: string) => to.slice(0, 5)).sort()).toEqual(['4.0.0', '5.0.0']);
      expect(last.from).toBe(former.to);
      expect(await liveRelease(site.product.url, 'mfe-ads')).toBe(last.to);
      await page.goto(site.url + PAGE);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );

  test(
    'the release of the adverts that an open tab began with is pruned',
    row({
      sees: 'the page, of the release that is live now',
      heals: 'by itself, at once',
      reported: 'manifest-unreachable',
    }),
    async ({ page, site, proof }) => {
      const { dataDir } = site.product;
      // An idle tab fetches the pages of all remotes; this one could not.
      const mend = site.network.break(/^\/r\/mfe-ads\/[^/]+\/__federation_expose_App/, { kind: 'status', status: 503 });
      const refused = page.waitForResponse((response) => /mfe-ads.*__federation_expose_App/.test(response.url()));
      await page.goto(site.url);
      await expect(page.locator('[data-slot=LandingCards] > *').first()).toBeVisible();
      await refused;
      const before = await liveRelease(site.product.url, 'mfe-ads');
      for (let count = 0; count < 11; count++) {
        const { code, output } = await withBuild('mfe-ads', asVersion(`6.0.${count}`), (folder) =>
          runDelivery(dataDir, ['release', 'mfe-ads', '--from', folder]),
        );
        expect(code, output).toBe(0);
      }
      const { output } = await runDelivery(dataDir, ['live', 'prune']);
      expect(output).toMatch(new RegExp(`^mfe-ads: 10 kept, removed .*${before}`, 'm'));
      await proof.scoresAreLive(page);
      mend();
      await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' }).click();
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );
});

/** Every file that visitors need is there, as released. */
async function expectWhole(site: Site, release: string): Promise<void> {
  const { code, output } = await runDelivery(site.product.dataDir, ['live', 'list', 'mfe-ads']);
  expect(code, output).toBe(0);
  expect(output).toMatch(new RegExp(`${release} .* 1 +live`));
  expect(output).not.toContain('damaged');
}

/** Nothing is left of interrupted commands. */
async function expectTidy({ product }: Site): Promise<void> {
  expect(await readdir(join(product.dataDir, 'staging'))).toEqual([]);
  const live = await readdir(join(product.dataDir, 'site/live'));
  const history = await readdir(join(product.dataDir, 'history'));
  const served = await readdir(join(product.dataDir, 'site/r/mfe-ads'));
  expect([...live, ...history, ...served].filter((name) => /tmp$|lock$|next/.test(name))).toEqual([]);
}

async function historyOf({ product }: Site): Promise<string[]> {
  return (await readFile(join(product.dataDir, 'history/mfe-ads.jsonl'), 'utf8')).trim().split('\n');
}
