import { expect, type Page } from '@playwright/test';
import { PRELOADED_RESPONSES_ID } from 'shared-kernel/contract/htmlData';
import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { row, test } from './fault';
import { MATCH_PAGE } from './liveMatch';
import { askForPage } from './sentPage';
import { score, visit } from './visitor';

/** A picture whose title and data for search engines are too long is refused: nesting need not be that deep in a text. */
const ATTACKS = HTML_ATTACKS.map(([, attack]) => attack.replace(/(<\w+>)\1+/g, '$1$1$1'));

const MOST = 8;

/** Several in one name: each page takes its time. */
const NAMES = Array.from({ length: Math.ceil(ATTACKS.length / MOST) }, (_, index) =>
  ATTACKS.slice(MOST * index, MOST * (index + 1)).join(' '),
);

/**
 * All elements of a document with their attributes, without its texts. Answers for the app are not sent with a picture
 * that was drawn before.
 */
function bonesOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ([text, answers]) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(`:not(#${answers})`)].map((element) =>
        [element.localName, ...element.getAttributeNames()].join(' '),
      ),
    [html, PRELOADED_RESPONSES_ID] as const,
  );
}

test.describe('Drawing on the server', () => {
  test(
    'teams and competitions of a drawn board have attacks as names',
    row({ sees: 'the names as plain text', heals: 'needs no healing' }),
    async ({ page, site, proof }) => {
      const ran: string[] = [];
      page.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') ran.push(request.url());
      });
      /** The document with a picture that has this text; the rest of the document has no names. */
      const drawn = async (text: string) => {
        const sent = () => askForPage(site.product.url + MATCH_PAGE);
        await expect.poll(async () => (await sent()).html.includes(text), text).toBe(true);
        return (await sent()).html;
      };
      const plain = await bonesOf(page, await drawn('Sông Lam'));
      for (const [index, attack] of NAMES.entries()) {
        const name = (of: string) => `${of} ${index} ${attack}`;
        site.match.rename({ home: name('nhà'), away: name('khách'), competition: name('giải') });
        expect(await bonesOf(page, await drawn(`nhà ${index} `))).toEqual(plain);
        await page.goto(site.url + MATCH_PAGE);
        await expect(page.locator('#tyso-first-page')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toContainText(`khách ${index} `);
      }
      await visit(page, site.url);
      await expect(score(page)).toBeVisible();
      await proof.scoresAreLive(page);
      expect(ran).toEqual([]);
    },
  );
});
