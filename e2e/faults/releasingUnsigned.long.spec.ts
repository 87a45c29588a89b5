import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startDelivery } from '../product/startDelivery';
import { row, test } from './fault';
import { readPointer, releaseCopy, writePointer } from './releases';
import { bookmakers, liveRelease, releaseAsBuilt } from './releasing';

const PAGE = '/top-nha-cai';
const CHANGED = '9.7.8-changed';

test.afterEach(({ site }) => releaseAsBuilt(site.product.dataDir, 'mfe-ads'));

test.describe('Releases that nobody has signed', () => {
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
        await page.goto(again.url + PAGE);
        await expect(bookmakers(page)).toBeVisible();
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
      // The site's own server may still have the release of the test before.
      await expect.poll(() => liveRelease(url, 'mfe-ads')).toBe(live.release);
      const file = join(dataDir, 'site/r/mfe-ads', live.release, 'release.json');
      const good = await readFile(file);
      await writeFile(file, `${good} `);
      expect(await liveRelease(url, 'mfe-ads')).toBe(live.release);
      const again = await startDelivery({ dataDir, apiOrigin: site.match.origin, secret: 'faults' });
      try {
        await page.goto(again.url + PAGE);
        const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'Không tải được phần này' });
        await expect(card).toBeVisible();
        await proof.scoresAreLive(page);
      } finally {
        await again.stop();
        await writeFile(file, good);
      }
    },
  );
});
