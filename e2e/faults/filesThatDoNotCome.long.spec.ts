import { expect } from '@playwright/test';
import { expectCard } from './brokenFile';
import { row, test } from './fault';
import { releaseCopy, setPictures } from './releases';
import { AT_NEXT_TRY, BOOKMAKERS, bookmakers, card, countVisits, fileOf, score, visit } from './visitor';

const CARD = 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size';
const BY_ITSELF = 'by itself, at the next try';

test.describe('Files that do not come', () => {
  for (const [step, reported] of [
    ['manifest', 'manifest-unreachable'],
    ['chunk', 'module-unreachable'],
  ] as const) {
    test(
      `the ${step} of the adverts hangs`,
      row({ sees: CARD, heals: BY_ITSELF, reported }),
      async ({ page, site, proof }) => {
        await expectCard({ page, site, proof }, fileOf('mfe-ads', step), { kind: 'hangs' });
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
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await expect(page.locator('#tyso-first-page')).toBeVisible();
      mend();
      await expect(page.locator('#tyso-first-page')).toHaveCount(0, AT_NEXT_TRY);
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
        await visit(page, site.url);
        await expect(card(page)).toBeVisible();
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
      await visit(page, site.url);
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      mend();
      await expect(score(page)).toBeVisible(AT_NEXT_TRY);
    },
  );
});
