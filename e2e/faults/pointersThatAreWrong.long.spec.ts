import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { row, test } from './fault';
import type { Fault } from './faultyNetwork';
import { readPointer, writePointer } from './releases';
import { AT_NEXT_TRY, BOOKMAKERS, bookmakers, card, score, visit } from './visitor';

const PAGE = new RegExp(`^${BOOKMAKERS}$`);
/** Of all remotes: the page knows no owner of its address. */
const LIVE = /^\/live\/all\.json/;
const CARD = 'a card in the page’s place with “Thử lại”; the rest of the site is there';

type Change = (pointer: string) => string;

/** Changes the adverts' pointer among all. */
function inList(change: Change): Change {
  return (json) => json.replace(/\{"schema":1,"remote":"mfe-ads".*?"changedAt":"[^"]*"[^{}]*\}/s, change);
}

/** Changes the adverts' pointer in the page. */
function inPage(change: Change): Fault {
  const data = new RegExp(`(<script[^>]*id="${POINTERS_DATA_ID}"[^>]*>)(.*?)(</script>)`, 's');
  return {
    kind: 'edited',
    edit: (html) => html.replace(data, (_, open, json: string, close) => open + inList(change)(json) + close),
  };
}

const DAMAGED: readonly (readonly [what: string, change: Change, reported: string])[] = [
  ['half written', (text) => text.slice(0, text.length / 2), 'pointer-unreadable'],
  ['empty', () => '', 'pointer-unreadable'],
  ['of a future schema', (text) => text.replace('"schema":1', '"schema":2'), 'pointer-unreadable'],
];

test.describe('Pointers that are wrong', () => {
  for (const [what, change, reported] of DAMAGED) {
    test(
      `the adverts’ pointer reaches the visitor ${what}`,
      row({ sees: CARD, heals: 'by itself, at the next try', reported }),
      async ({ page, site: { network, url }, proof }) => {
        // Broken JSON would break the whole page: there the test uses the next schema instead.
        const mendPage = network.break(
          PAGE,
          inPage((text) => text.replace('"schema":1', '"schema":2')),
        );
        const mendLive = network.break(LIVE, { kind: 'edited', edit: inList(change) });
        await visit(page, url + BOOKMAKERS);
        await expect(card(page)).toBeVisible();
        await proof.scoresAreLive(page);
        mendPage();
        mendLive();
        await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
      },
    );
  }

  test(
    'the adverts’ pointer hangs',
    row({ sees: CARD, heals: 'by itself, at the next try', reported: 'pointer-unreachable' }),
    async ({ page, site: { network, url }, proof }) => {
      network.break(
        PAGE,
        inPage((text) => text.replace('"schema":1', '"schema":2')),
      );
      const mend = network.break(LIVE, { kind: 'hangs' });
      await visit(page, url + BOOKMAKERS);
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      mend();
      await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
    },
  );

  test(
    'the pointers in the page are cut off',
    row({
      sees: 'the whole page: the shell requests them one by one',
      heals: 'needs no healing',
      reported: 'page-data',
    }),
    async ({ page, site: { network, url }, proof }) => {
      network.break(PAGE, {
        kind: 'edited',
        edit: (html) => html.replace(new RegExp(`(id="${POINTERS_DATA_ID}"[^>]*>.{40}).*?(</script>)`, 's'), '$1$2'),
      });
      await visit(page, url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );

  for (const [what, change] of DAMAGED) {
    test(
      `the adverts’ pointer on disk is ${what}`,
      row({ sees: 'nothing: the last good one stays in force', heals: 'with the next release' }),
      async ({ page, site: { product, url }, proof }) => {
        await visit(page, url);
        await expect(score(page)).toBeVisible();
        const good = await readFile(join(product.dataDir, 'site/live/mfe-ads.json'), 'utf8');
        await writePointer(product.dataDir, 'mfe-ads', change(good.replace(/"schema":\s*1/, '"schema":1')));
        await visit(page, url + BOOKMAKERS);
        await expect(bookmakers(page)).toBeVisible();
        await proof.scoresAreLive(page);
        await writePointer(product.dataDir, 'mfe-ads', good);
        expect((await readPointer(product.dataDir, 'mfe-ads')).remote).toBe('mfe-ads');
      },
    );
  }
});
