import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startDelivery } from '../product/startDelivery';
import { row, test } from './fault';
import { readPointer, releaseCopy, writePointer } from './releases';
import { bookmakers, liveRelease, releaseAsBuilt, runDelivery } from './releasing';

const PAGE = '/top-nha-cai';
const UNSIGNED = '9.7.7-unsigned';
const CHANGED = '9.7.8-changed';

test.afterEach(({ site }) => releaseAsBuilt(site.product.dataDir, 'mfe-ads'));

test.describe('Releases that nobody has signed', () => {
  test(
    'the pointer of the adverts is edited by hand to a release that nobody has signed, also when delivery restarts',
    row({ sees: 'what was live', heals: 'the next change of the pointer' }),
    async ({ page, site, proof }) => {
      const { dataDir, url } = site.product;
      const live = await liveRelease(url, 'mfe-ads');
      const folder = join(dataDir, 'site/r/mfe-ads', UNSIGNED);
      await cp(join(dataDir, 'site/r/mfe-ads', live), folder, { recursive: true });
      const pointer = await readPointer(dataDir, 'mfe-ads');
      await writePointer(dataDir, 'mfe-ads', JSON.stringify(pointer).replaceAll(live, UNSIGNED));
      expect(await liveRelease(url, 'mfe-ads')).toBe(live);
      await page.goto(site.url + PAGE);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await page.goto('about:blank');
      const again = await startDelivery({ dataDir, apiOrigin: site.match.origin, secret: 'faults' });
      expect(await liveRelease(again.url, 'mfe-ads')).toBe(live);
      await again.stop();
      const { output } = await runDelivery(dataDir, ['live', 'list', 'mfe-ads']);
      expect(output).toContain(`mfe-ads ${UNSIGNED} is not signed: expected a key that may release mfe-ads, local`);
      await rm(folder, { recursive: true });
    },
  );

  test(
    'a file of the live release of the adverts was changed after it was signed, and delivery restarts',
    row({ sees: 'the release before', heals: 'the next change of the pointer' }),
    async ({ page, site, proof }) => {
      const { dataDir, url } = site.product;
      const before = await liveRelease(url, 'mfe-ads');
      await releaseCopy(dataDir, 'mfe-ads', CHANGED);
      expect(await liveRelease(url, 'mfe-ads')).toBe(CHANGED);
      await writeFile(join(dataDir, 'site/r/mfe-ads', CHANGED, 'release.json'), '{}');
      // It names the release before as live: that one stands in, with or without it.
      await rm(join(dataDir, 'history/mfe-ads.json'));
      const again = await startDelivery({ dataDir, apiOrigin: site.match.origin, secret: 'faults' });
      try {
        expect(await liveRelease(again.url, 'mfe-ads')).toBe(before);
        const since = Date.now();
        await page.goto(again.url + PAGE);
        await proof.honest(bookmakers(page), since);
        await proof.scoresAreLive(page);
        await page.goto('about:blank');
      } finally {
        await again.stop();
      }
    },
  );

  test(
    'a file of the live release of the adverts was changed after it was signed, delivery restarts, and there is no release before',
    row({
      sees: 'a card in the page’s place; no boxes for adverts',
      heals: 'the release, made again',
      reported: 'pointer-unreadable',
    }),
    async ({ page, site, proof }) => {
      const { dataDir, url } = site.product;
      const pointer = await readPointer(dataDir, 'mfe-ads');
      await writePointer(dataDir, 'mfe-ads', { ...pointer, previous: undefined });
      await rm(join(dataDir, 'history/mfe-ads.json'));
      const { live } = pointer;
      const file = join(dataDir, 'site/r/mfe-ads', live.release, 'release.json');
      const good = await readFile(file);
      await writeFile(file, `${good} `);
      expect(await liveRelease(url, 'mfe-ads')).toBe(live.release);
      const again = await startDelivery({ dataDir, apiOrigin: site.match.origin, secret: 'faults' });
      try {
        const since = Date.now();
        await page.goto(again.url + PAGE);
        const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'Không tải được phần này' });
        await proof.honest(card, since);
        await proof.scoresAreLive(page);
      } finally {
        await again.stop();
        await writeFile(file, good);
      }
    },
  );
});
