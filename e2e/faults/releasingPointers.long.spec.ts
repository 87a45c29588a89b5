import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startDelivery } from '../product/startDelivery';
import { row, test } from './fault';
import { bookmakers, liveRelease, releaseAsBuilt, runDelivery } from './releasing';
import type { Site } from './site';

const PAGE = '/top-nha-cai';

const _card = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Không tải được phần này' });

test.afterEach(({ site }) => releaseAsBuilt(site.product.dataDir, 'mfe-ads'));

test.describe('Pointers that cannot be read', () => {
  const DAMAGES = [
    ['half written', '{"schema": 1, "remote": "mfe-a'],
    ['empty', ''],
    ['of a future schema', '{"schema": 2, "remote": "mfe-ads"}'],
  ] as const;
  for (const [how, text] of DAMAGES) {
    test(
      `the pointer of the adverts is ${how}, also when delivery restarts`,
      row({ sees: 'what was live', heals: 'the next change of the pointer' }),
      async ({ page, site, proof }) => {
        const live = await liveRelease(site.product.url, 'mfe-ads');
        await writeFile(pointerOf(site), text);
        expect(await liveRelease(site.product.url, 'mfe-ads')).toBe(live);
        const { url, stop } = await deliveryAnew(site);
        try {
          expect(await liveRelease(url, 'mfe-ads')).toBe(live);
          await page.goto(url + PAGE);
          await expect(bookmakers(page)).toBeVisible();
          await proof.scoresAreLive(page);
          // An open page would preload other pages from a stopped server, and log errors.
          await page.goto('about:blank');
        } finally {
          await stop();
        }
        const { code, output } = await runDelivery(site.product.dataDir, ['live', 'off', 'mfe-ads']);
        expect(code, output).toBe(0);
        await runDelivery(site.product.dataDir, ['live', 'on', 'mfe-ads']);
        expect(await readFile(pointerOf(site), 'utf8')).toContain(live);
      },
    );
  }
});

const pointerOf = ({ product }: Site) => join(product.dataDir, 'site/live/mfe-ads.json');
const _copyOf = ({ product }: Site) => join(product.dataDir, 'history/mfe-ads.json');

/** Another one on the same folder: what a restart sees. */
function deliveryAnew({ product, match }: Site) {
  return startDelivery({ dataDir: product.dataDir, apiOrigin: match.origin, secret: 'faults' });
}
