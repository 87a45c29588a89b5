import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startDelivery } from '../product/startDelivery';
import { expectCard, expectReleaseBefore, OTHER_WORD } from './brokenFile';
import { entryOf, THROWS_AT_FIRST, THROWS_ON_CLICK } from './entries';
import { row, test } from './fault';
import { readPointer, releaseCopy, releaseEntry, releaseServer, removeRelease, writePointer } from './releases';
import { liveRelease, releaseAsBuilt, runDelivery } from './releasing';
import { askForPage } from './sentPage';
import { BOOKMAKERS, bookmakers, card, countVisits, fileOf, score, visit } from './visitor';

/** One fault of most kinds; the others of a kind are in the file of its name. */

test.describe('Code that throws or does not fit', () => {
  test(
    'a component throws when first drawn',
    row({
      sees: 'the release before, in the same tab',
      heals: 'is replaced at once',
      reported: 'part-threw-at-start',
    }),
    async ({ page, site, proof }) => {
      await expectReleaseBefore({ page, site, proof }, '9.9.2-throws', entryOf(THROWS_AT_FIRST));
    },
  );

  test(
    'a component throws later, after a click',
    row({
      sees: 'a card in the page’s place with “Thử lại”',
      heals: 'is redrawn from scratch after 5 s',
      reported: 'part-threw',
    }),
    async ({ page, site: { product, url }, proof }) => {
      await releaseEntry(product.dataDir, 'mfe-ads', '9.7.0-throws', entryOf(THROWS_ON_CLICK));
      // Without one before, which would be there where a file of the new one comes late.
      const made = await readPointer(product.dataDir, 'mfe-ads');
      await writePointer(product.dataDir, 'mfe-ads', { ...made, previous: undefined });
      await visit(page, url + BOOKMAKERS);
      const button = page.getByRole('main').getByRole('button', { name: 'Hỏng đi' });
      // The button is enabled when the part's start is over.
      await expect(button).toBeEnabled();
      await button.click();
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await expect(button).toBeVisible();
    },
  );
});

test.describe('Files that are wrong', () => {
  test(
    'one character of a chunk is changed',
    row({
      sees: 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size',
      heals: 'by itself, at the next try, past what caches keep',
      reported: 'module-altered',
    }),
    async ({ page, site, proof }) => {
      await expectCard({ page, site, proof }, fileOf('mfe-ads', 'chunk'), OTHER_WORD);
    },
  );
});

test.describe('Files that do not come', () => {
  test(
    'the entry of the adverts hangs',
    row({
      sees: 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size',
      heals: 'by itself, at the next try',
      reported: 'entry-unreachable',
    }),
    async ({ page, site, proof }) => {
      await expectCard({ page, site, proof }, fileOf('mfe-ads', 'entry'), { kind: 'hangs' });
    },
  );
});

test.describe('Pointers that cannot be read', () => {
  test(
    'the pointer of the adverts and its copy are damaged, and delivery restarts',
    row({
      sees: 'a card in the page’s place; no boxes for adverts',
      heals: 'the next release',
      reported: 'pointer-unreadable',
    }),
    async ({ page, site: { product, match }, proof }) => {
      const { dataDir } = product;
      for (const file of ['site/live/mfe-ads.json', 'history/mfe-ads.json'])
        await writeFile(join(dataDir, file), '{"schema"');
      const { url, stop } = await startDelivery({ dataDir, apiOrigin: match.origin, secret: 'faults' });
      try {
        await visit(page, url + BOOKMAKERS);
        await expect(card(page)).toBeVisible();
        await expect(page.locator('[data-slot]')).toHaveCount(0);
        await proof.scoresAreLive(page);
      } finally {
        await stop();
        await releaseAsBuilt(dataDir, 'mfe-ads');
      }
    },
  );
});

test.describe('Releases while a tab is open', () => {
  test(
    'the board’s release is removed before the tab has all of it',
    row({
      sees: 'the detail that the visitor opened, from the newer release',
      heals: 'the board moves on to what is live, without a reload',
      reported: 'told-by-remote',
    }),
    async ({ page, site: { product, url }, proof }) => {
      const visits = countVisits(page);
      await visit(page, url);
      await expect(page.locator('#tyso-first-page')).toHaveCount(0);
      await expect(score(page)).toBeVisible();
      const { live } = await readPointer(product.dataDir, 'mfe-scores');
      await releaseCopy(product.dataDir, 'mfe-scores', '9.4.0-next');
      const bringBack = await removeRelease(product.dataDir, 'mfe-scores', live.release);
      try {
        await page
          .getByRole('row')
          .getByRole('button', { name: /chi tiết/ })
          .click();
        await expect(page.getByRole('dialog').getByText('Ngoại hạng Anh')).toBeVisible();
        await page.keyboard.press('Escape');
        await proof.scoresAreLive(page);
        expect(visits(), 'without a reload').toBe(1);
      } finally {
        await bringBack();
      }
    },
  );
});

test.describe('Releases that nobody has signed', () => {
  test(
    'the pointer of the adverts is edited by hand to a release that nobody has signed, also when delivery restarts',
    row({ sees: 'what was live', heals: 'the next change of the pointer' }),
    async ({ page, site, proof }) => {
      const unsigned = '9.7.7-unsigned';
      const { dataDir, url } = site.product;
      const live = await liveRelease(url, 'mfe-ads');
      const folder = join(dataDir, 'site/r/mfe-ads', unsigned);
      await cp(join(dataDir, 'site/r/mfe-ads', live), folder, { recursive: true });
      const pointer = await readPointer(dataDir, 'mfe-ads');
      await writePointer(dataDir, 'mfe-ads', JSON.stringify(pointer).replaceAll(live, unsigned));
      expect(await liveRelease(url, 'mfe-ads')).toBe(live);
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await page.goto('about:blank');
      const again = await startDelivery({ dataDir, apiOrigin: site.match.origin, secret: 'faults' });
      expect(await liveRelease(again.url, 'mfe-ads')).toBe(live);
      await again.stop();
      const { output } = await runDelivery(dataDir, ['live', 'list', 'mfe-ads']);
      expect(output).toContain(`mfe-ads ${unsigned} is not signed: expected a key that may release mfe-ads, local`);
      await rm(folder, { recursive: true });
    },
  );
});

test.describe('Drawing on the server', () => {
  const NEWS = '/news';

  /** Asks `api`, which tells that it is being drawn with, and then never ends. */
  const hanging = (remote: string) =>
    `exports.needs = () => [{ key: 'a', path: '/hangs-${remote}' }]; exports.draw = () => { for (;;); };`;

  test(
    'the server entries of the adverts and of the articles hang at once',
    row({ sees: 'their pages, drawn by the browser; the others as they were drawn', heals: 'with the next releases' }),
    async ({ page, site, proof }) => {
      const ask = (path: string) => askForPage(site.product.url + path);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
      for (const remote of ['mfe-ads', 'mfe-articles'])
        await releaseServer(site.product.dataDir, remote, '9.9.9-hangs', hanging(remote));
      const round = async () => {
        const sent = await Promise.all([BOOKMAKERS, NEWS, '/'].map(ask));
        for (const one of sent) {
          expect.soft(one.status).toBe(200);
          expect.soft(['mfe-ads', 'mfe-articles'].map(one.releaseOf)).toEqual(['9.9.9-hangs', '9.9.9-hangs']);
        }
        expect.soft(sent.map(({ hasPicture }) => hasPicture)).toEqual([false, false, true]);
      };
      const hang = (remote: string) => site.apiNetwork.count(new RegExp(`/hangs-${remote}`)) > 0;
      await expect
        .poll(async () => {
          await round();
          return ['mfe-ads', 'mfe-articles'].filter(hang);
        })
        .toEqual(['mfe-ads', 'mfe-articles']);
      await round();
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
    },
  );
});
