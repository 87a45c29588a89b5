import { expect, type Page } from '@playwright/test';
import { fault, test } from './fault';

const PAGE = '/top-nha-cai';

/** The card that says that a part of the page is missing. */
const card = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Không tải được phần này' });

/** The page of bookmakers, which the adverts' remote draws. */
const bookmakers = (page: Page) => page.getByRole('heading', { name: 'Top nhà cái', level: 1 });

test.describe('Files that do not come', () => {
  fault(
    'the manifest of the adverts hangs',
    { sees: 'a card in the page’s place, with “Thử lại”; empty boxes where adverts would be', heals: 'by itself' },
    async ({ page, site, proof }) => {
      const mend = site.network.break(/^\/r\/mfe-ads\/[^/]+\/mf-manifest\.json/, { kind: 'hangs' });
      const since = Date.now();
      await page.goto(`${site.url}${PAGE}`, { waitUntil: 'commit' });
      await proof.honest(card(page), since);
      await proof.scoresAreLive(page, site.match);
      mend();
      await expect(bookmakers(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});
