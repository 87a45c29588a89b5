import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readPointer, releaseCopy, writePointer } from './releases';
import { asVersion, type DiskFault, type Ended, liveRelease, runDelivery, stepsOf, withBuild } from './releasing';
import type { Row } from './row';
import type { Site } from './site';
import { mainLink, seesCard, seesPage } from './visitor';

/** A command for each write. */
const TIMEOUT = 900_000;

const liveOf = ({ product }: Site) => liveRelease(product.url, 'mfe-ads');

/** Breaks a release of this version at each of its writes, until one is not reached; after each the site is whole. */
async function releaseWith(
  site: Site,
  kind: DiskFault['kind'],
  version: string,
  hear: (ended: Ended, live: string) => void,
) {
  await withBuild('mfe-ads', asVersion(version), async (folder) => {
    const order = ['release', 'mfe-ads', '--from', folder, '--reason', 'thử'];
    for await (const at of stepsOf(site.product.dataDir, order)) {
      const ended = await runDelivery(site.product.dataDir, order, { kind, at });
      const live = await liveOf(site);
      await expectWhole(site, live);
      hear(ended, live);
      if (ended.code === 0) break;
    }
  });
  await expectTidy(site);
  expect((await historyOf(site)).at(-1)).toMatchObject({ to: await liveOf(site) });
}

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
  const folders = ['site/live', 'history', 'site/r/mfe-ads'];
  const names = await Promise.all(folders.map((folder) => readdir(join(product.dataDir, folder))));
  expect(names.flat().filter((name) => /tmp$|lock$|next/.test(name))).toEqual([]);
}

async function historyOf({ product }: Site): Promise<{ from: string; to: string }[]> {
  const lines = (await readFile(join(product.dataDir, 'history/mfe-ads.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** What releases a build, which must succeed. */
const release = (site: Site) => async (folder: string) => {
  const { code, output } = await runDelivery(site.product.dataDir, ['release', 'mfe-ads', '--from', folder]);
  expect(code, output).toBe(0);
};

export const RELEASING: readonly Row[] = [
  {
    broken: 'a release of the adverts is killed after each of its writes',
    timeout: TIMEOUT,
    async breaks(site) {
      const states = new Set([(await liveOf(site)).slice(0, 5)]);
      const [before] = states;
      await releaseWith(site, 'killed', '2.0.0', (_, live) => states.add(live.slice(0, 5)));
      expect([...states]).toEqual([before, '2.0.0']);
    },
    sees: seesPage,
    isReleased: true,
  },
  {
    broken: 'the disk is full from one write of a release of the adverts on, whichever it is',
    timeout: TIMEOUT,
    async breaks(site) {
      await releaseWith(site, 'full', '3.0.0', ({ code, output }) => {
        if (code !== 0) expect(output).toContain('ENOSPC');
      });
      expect(await liveOf(site)).toMatch(/^3\.0\.0-/);
      expect((await historyOf(site)).filter(({ to }) => to.startsWith('3.0.0-'))).toHaveLength(1);
    },
    sees: seesPage,
    isReleased: true,
  },
  {
    broken: 'two teams release the adverts at once',
    timeout: TIMEOUT,
    async breaks(site) {
      await withBuild('mfe-ads', asVersion('4.0.0'), (one) =>
        withBuild('mfe-ads', asVersion('5.0.0'), (other) => Promise.all([one, other].map(release(site)))),
      );
      const [former, last] = (await historyOf(site)).slice(-2);
      expect([former?.to, last?.to].map((to) => to?.slice(0, 5)).sort()).toEqual(['4.0.0', '5.0.0']);
      expect(last?.from).toBe(former?.to);
      expect(await liveOf(site)).toBe(last?.to);
    },
    sees: seesPage,
    isReleased: true,
  },
  {
    broken: 'the release of the adverts that an open tab began with is pruned',
    timeout: TIMEOUT,
    reported: 'manifest-unreachable',
    // An idle tab fetches the pages of all remotes; this one could not.
    breaks: ({ network }) =>
      network.break(/^\/r\/mfe-ads\/[^/]+\/__federation_expose_App/, { kind: 'status', status: 503 }),
    at: '/',
    async sees({ page, site }) {
      await expect(page.locator('[data-slot=LandingCards] > *').first()).toBeVisible();
      await expect.poll(() => site.network.count(/mfe-ads.*__federation_expose_App/)).toBeGreaterThan(0);
      const before = await liveOf(site);
      for (let count = 0; count < 11; count++) await withBuild('mfe-ads', asVersion(`6.0.${count}`), release(site));
      const { output } = await runDelivery(site.product.dataDir, ['live', 'prune']);
      expect(output).toMatch(new RegExp(`^mfe-ads: 10 kept, removed .*${before}`, 'm'));
    },
    async heals(scene) {
      await mainLink(scene.page, 'Top nhà cái').click();
      await seesPage(scene);
    },
    isReleased: true,
  },
];

const UNSIGNED_RELEASE = '9.7.7-unsigned';
const CHANGED = '9.7.8-changed';

export const UNSIGNED: readonly Row[] = [
  {
    broken:
      'the pointer of the adverts is edited by hand to a release that nobody has signed, also when delivery restarts',
    isInRing2: true,
    async breaks(site) {
      const { dataDir } = site.product;
      const live = await liveOf(site);
      const releases = join(dataDir, 'site/r/mfe-ads');
      await cp(join(releases, live), join(releases, UNSIGNED_RELEASE), { recursive: true });
      const pointer = JSON.stringify(await readPointer(dataDir, 'mfe-ads'));
      await writePointer(dataDir, 'mfe-ads', pointer.replaceAll(live, UNSIGNED_RELEASE));
      expect(await liveOf(site)).toBe(live);
    },
    restarts: true,
    async sees(scene) {
      expect(await liveRelease(scene.url, 'mfe-ads')).toBe(await liveOf(scene.site));
      await seesPage(scene);
      const { output } = await runDelivery(scene.site.product.dataDir, ['live', 'list', 'mfe-ads']);
      expect(output).toContain(
        `mfe-ads ${UNSIGNED_RELEASE} is not signed: expected a key that may release mfe-ads, local`,
      );
    },
    isReleased: true,
  },
  {
    broken: 'a file of the live release of the adverts was changed after it was signed, and delivery restarts',
    async breaks(site) {
      const { dataDir } = site.product;
      await releaseCopy(dataDir, 'mfe-ads', CHANGED);
      expect(await liveOf(site)).toBe(CHANGED);
      await writeFile(join(dataDir, 'site/r/mfe-ads', CHANGED, 'release.json'), '{}');
      // It names the release before as live: that one stands in, with or without it.
      await rm(join(dataDir, 'history/mfe-ads.json'));
    },
    restarts: true,
    async sees(scene) {
      const { previous } = await readPointer(scene.site.product.dataDir, 'mfe-ads');
      expect(await liveRelease(scene.url, 'mfe-ads')).toBe(previous?.release);
      await seesPage(scene);
    },
    isReleased: true,
  },
  {
    broken:
      'a file of the live release of the adverts was changed after it was signed, delivery restarts, and there is no release before',
    reported: 'pointer-unreadable',
    async breaks(site) {
      const { dataDir } = site.product;
      const pointer = await readPointer(dataDir, 'mfe-ads');
      const { release } = pointer.live;
      await writePointer(dataDir, 'mfe-ads', { ...pointer, previous: undefined });
      await rm(join(dataDir, 'history/mfe-ads.json'));
      // The site's own server may still have the release of the test before.
      await expect.poll(() => liveOf(site)).toBe(release);
      const file = join(dataDir, 'site/r/mfe-ads', release, 'release.json');
      const good = await readFile(file);
      await writeFile(file, `${good} `);
      expect(await liveOf(site)).toBe(release);
      return () => writeFile(file, good);
    },
    restarts: true,
    sees: seesCard,
    isReleased: true,
  },
];
