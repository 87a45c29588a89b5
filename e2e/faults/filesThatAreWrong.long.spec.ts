import { expect } from '@playwright/test';
import { expectCard, isAltered, OTHER_WORD } from './brokenFile';
import { row, test } from './fault';
import type { Fault } from './faultyNetwork';
import { releaseCopy } from './releases';
import { AT_NEXT_TRY, BOOKMAKERS, bookmakers, card, fileOf, visit } from './visitor';

const CARD = 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size';
const PAST_CACHES = 'by itself, at the next try, past what caches keep';

type Step = Parameters<typeof fileOf>[1];

const WRONG: readonly (readonly [what: string, Step, Fault, reported: string])[] = [
  ['an HTML page comes instead of the manifest', 'manifest', { kind: 'html' }, 'manifest-unreadable'],
  ['an HTML page comes instead of the entry', 'entry', { kind: 'html' }, 'entry-altered'],
  ['an HTML page comes instead of a chunk', 'chunk', { kind: 'html' }, 'module-altered'],
  ['half of the manifest comes, as if it were the whole', 'manifest', { kind: 'half' }, 'manifest-unreadable'],
  ['half of a chunk comes, as if it were the whole', 'chunk', { kind: 'half' }, 'module-altered'],
  ['a chunk breaks off half way', 'chunk', { kind: 'broken off' }, 'module-altered'],
  [
    'the entry’s bytes are not the released ones',
    'entry',
    { kind: 'edited', edit: (text) => `${text};globalThis.isAltered = true` },
    'entry-altered',
  ],
  [
    'the manifest names another kind of script',
    'manifest',
    { kind: 'edited', edit: (text) => text.replace('"type":"global"', '"type":"module"') },
    'manifest-altered',
  ],
];

test.describe('Files that are wrong', () => {
  for (const [what, step, wrong, reported] of WRONG) {
    test(what, row({ sees: CARD, heals: PAST_CACHES, reported }), async ({ page, site, proof }) => {
      await expectCard({ page, site, proof }, fileOf('mfe-ads', step), wrong);
    });
  }

  test(
    'one character of a chunk is changed, and there is a release before',
    row({ sees: 'the release before, in the same tab', heals: 'is replaced at once', reported: 'module-altered' }),
    async ({ page, site, proof }) => {
      await releaseCopy(site.product.dataDir, 'mfe-ads', '9.3.0-altered');
      site.network.break(/^\/r\/mfe-ads\/9\.3\.0-altered\/__federation_expose_App[^/]*$/, OTHER_WORD);
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      expect(await isAltered(page)).toBeUndefined();
    },
  );

  test(
    'one character of a chunk is changed, for a page that is opened from another page',
    row({ sees: CARD, heals: PAST_CACHES, reported: 'module-altered' }),
    async ({ page, site, proof }) => {
      const mend = site.network.break(fileOf('mfe-ads', 'chunk'), OTHER_WORD);
      await visit(page, `${site.url}/tips`);
      const link = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' });
      await expect(link).toBeVisible();
      await link.click();
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      expect(await isAltered(page)).toBeUndefined();
      mend();
      await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
    },
  );
});
