import { expect } from '@playwright/test';
import { row, test } from './fault';
import type { Fault } from './faultyNetwork';
import { BOOKMAKERS, bookmakers, card, expectAdvertsPlace, fileOf, visit } from './visitor';

const CARD = 'a card in the page’s place with “Thử lại”; boxes for adverts keep their size';
const PAST_CACHES = 'by itself, at the next try, past what caches keep';

type Step = Parameters<typeof fileOf>[1];

const WRONG: readonly (readonly [what: string, Step, Fault, reported: string])[] = [
  ['instead of the manifest comes a page', 'manifest', { kind: 'html' }, 'manifest-unreadable'],
  ['instead of the entry comes a page', 'entry', { kind: 'html' }, 'entry-altered'],
  ['instead of a chunk comes a page', 'chunk', { kind: 'html' }, 'module-unreachable'],
  ['half of the manifest comes, as if it were the whole', 'manifest', { kind: 'half' }, 'manifest-unreadable'],
  ['half of a chunk comes, as if it were the whole', 'chunk', { kind: 'half' }, 'module-unreachable'],
  ['a chunk breaks off half way', 'chunk', { kind: 'broken off' }, 'module-unreachable'],
  [
    'the entry’s bytes are not the released ones',
    'entry',
    { kind: 'edited', edit: (text) => `${text};globalThis.isAltered = true` },
    'entry-altered',
  ],
];

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
});
