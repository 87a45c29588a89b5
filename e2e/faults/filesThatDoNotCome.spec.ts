import { expect } from '@playwright/test';
import { row, test } from './fault';
import { releaseCopy, setPictures } from './releases';
import { BOOKMAKERS, bookmakers, card, countVisits, expectAdvertsPlace, fileOf, score, visit } from './visitor';

const CARD = 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size';
const BY_ITSELF = 'by itself, at the next try';

test.describe('Files that do not come', () => {
  for (const [step, reported] of [
    ['manifest', 'manifest-unreachable'],
    ['entry', 'entry-unreachable'],
    ['chunk', 'module-unreachable'],
  ] as const) {
    test(
      `the ${step} of the adverts hangs`,
      row({ sees: CARD, heals: BY_ITSELF, reported }),
      async ({ page, site, proof }) => {
        const mend = site.network.break(fileOf('mfe-ads', step), { kind: 'hangs' });
        const since = await visit(page, site.url + BOOKMAKERS);
        await proof.honest(card(page), since);
        await expectAdvertsPlace(page);
        await proof.scoresAreLive(page);
        mend();
        await expect(bookmakers(page)).toBeVisible({ timeout: 30_000 });
      },
    );
  }

  test(
    'the entry of the adverts is answered with 500, and the HTML has a picture of the page',
    row({ sees: 'the page as its release drew it for the HTML', heals: BY_ITSELF, reported: 'entry-unreachable' }),
    async ({ page, site, proof }) => {
      await setPictures(site.product.dataDir, 'mfe-ads', true);
      const html = async () => (await page.request.get(site.product.url + BOOKMAKERS)).text();
      await expect.poll(html).toContain('id="tyso-first-page"');
      const mend = site.network.break(fileOf('mfe-ads', 'entry'), { kind: 'status', status: 500 });
      const since = await visit(page, site.url + BOOKMAKERS);
      await proof.honest(bookmakers(page), since);
      await proof.scoresAreLive(page);
      await expect(page.locator('#tyso-first-page')).toBeVisible();
      mend();
      await expect(page.locator('#tyso-first-page')).toHaveCount(0, { timeout: 30_000 });
      await expect(bookmakers(page)).toBeVisible();
    },
  );

  for (const [step, status, reported] of [
    ['manifest', 404, 'manifest-unreachable'],
    ['entry', 500, 'entry-unreachable'],
    ['chunk', 404, 'module-unreachable'],
  ] as const) {
    test(
      `the ${step} of the board is answered with ${status}`,
      row({
        sees: 'a card in the board’s place; goals are still announced',
        heals: 'at once when the visitor presses “Thử lại”',
        reported,
      }),
      async ({ page, site, proof }) => {
        const visits = countVisits(page);
        const mend = site.network.break(fileOf('mfe-scores', step), { kind: 'status', status });
        const since = await visit(page, site.url);
        await proof.honest(card(page), since);
        await proof.scoresAreLive(page);
        mend();
        await card(page).getByRole('button', { name: 'Thử lại' }).click();
        await expect(score(page)).toBeVisible();
        expect(visits(), 'without a reload').toBe(1);
      },
    );
  }

  test(
    'the board’s manifest hangs, then the one of the release before, too',
    row({
      sees: 'a card in the board’s place; goals are still announced',
      heals: BY_ITSELF,
      reported: 'manifest-unreachable',
    }),
    async ({ page, site, proof }) => {
      await releaseCopy(site.product.dataDir, 'mfe-scores', '9.9.9-hangs');
      const mend = site.network.break(fileOf('mfe-scores', 'manifest'), { kind: 'hangs' });
      const since = await visit(page, site.url);
      await proof.honest(card(page), since);
      await proof.scoresAreLive(page);
      mend();
      await expect(score(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});
