import { expect } from '@playwright/test';
import { row, test } from './fault';
import type { Fault } from './faultyNetwork';
import { releaseCopy } from './releases';
import { BOOKMAKERS, bookmakers, card, expectAdvertsPlace, fileOf, visit } from './visitor';

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
  ['one character of a chunk is changed', 'chunk', { kind: 'edited', edit: otherWord }, 'module-altered'],
  [
    'the manifest names another kind of script',
    'manifest',
    { kind: 'edited', edit: (text) => text.replace('"type":"global"', '"type":"module"') },
    'manifest-altered',
  ],
];

/** Changes a word but not the length; it would run, and show on the page. */
function otherWord(text: string): string {
  return text.replaceAll('Top nhà cái', 'Top nhà cải').replace('"use strict";', 'isAltered=1 ;');
}

test.describe('Files that are wrong', () => {
  for (const [what, step, wrong, reported] of WRONG) {
    test(what, row({ sees: CARD, heals: PAST_CACHES, reported }), async ({ page, site, proof }) => {
      const mend = site.network.break(fileOf('mfe-ads', step), wrong);
      const since = await visit(page, site.url + BOOKMAKERS);
      await proof.honest(card(page), since);
      await expectAdvertsPlace(page);
      await proof.scoresAreLive(page);
      expect(
        await page.evaluate(() => Reflect.get(globalThis, 'isAltered')),
        'nothing altered has run',
      ).toBeUndefined();
      mend();
      await expect(bookmakers(page)).toBeVisible({ timeout: 30_000 });
    });
  }

  test(
    'one character of a chunk is changed, and there is a release before',
    row({ sees: 'the release before, in the same tab', heals: 'is replaced at once', reported: 'module-altered' }),
    async ({ page, site, proof }) => {
      await releaseCopy(site.product.dataDir, 'mfe-ads', '9.3.0-altered');
      site.network.break(/^\/r\/mfe-ads\/9\.3\.0-altered\/__federation_expose_App[^/]*$/, {
        kind: 'edited',
        edit: otherWord,
      });
      const since = await visit(page, site.url + BOOKMAKERS);
      await proof.honest(bookmakers(page), since);
      await proof.scoresAreLive(page);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isAltered'))).toBeUndefined();
    },
  );

  test(
    'one character of a chunk is changed, for a page that is opened from another page',
    row({ sees: CARD, heals: PAST_CACHES, reported: 'module-altered' }),
    async ({ page, site, proof }) => {
      const mend = site.network.break(fileOf('mfe-ads', 'chunk'), { kind: 'edited', edit: otherWord });
      await visit(page, `${site.url}/tips`);
      const link = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' });
      await expect(link).toBeVisible();
      const since = Date.now();
      await link.click();
      await proof.honest(card(page), since);
      await proof.scoresAreLive(page);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isAltered'))).toBeUndefined();
      mend();
      await expect(bookmakers(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});
