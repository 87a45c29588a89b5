import { expect } from '@playwright/test';
import { expectReleaseBefore } from './brokenFile';
import { entryOf, THROWS_AT_FIRST, THROWS_IN_EFFECT } from './entries';
import { row, test } from './fault';
import { readPointer, releaseContract, releaseCopy, releaseEntry, writePointer } from './releases';
import { AT_NEXT_TRY, BOOKMAKERS, bookmakers, card, visit } from './visitor';

const BEFORE = 'the release before, in the same tab';
const CARD = 'a card in the page’s place with “Thử lại”';

const REPLACED: readonly (readonly [what: string, entry: string, reported: string])[] = [
  ['the entry throws', 'throw new Error("broken entry");', 'entry-threw'],
  ['the module throws as it is loaded', entryOf('throw new Error("broken module");'), 'module-threw'],
  ['a component throws in an effect', entryOf(THROWS_IN_EFFECT), 'part-threw-at-start'],
];

test.describe('Code that throws or does not fit', () => {
  for (const [index, [what, entry, reported]] of REPLACED.entries()) {
    test(what, row({ sees: BEFORE, heals: 'is replaced at once', reported }), async ({ page, site, proof }) => {
      await expectReleaseBefore({ page, site, proof }, `9.9.${index}-throws`, entry);
    });
  }

  test(
    'a component throws when first drawn, and there is no release before',
    row({ sees: CARD, heals: 'with the next release, without a reload', reported: 'part-threw-at-start' }),
    async ({ page, site: { product, url }, proof }) => {
      const good = await readPointer(product.dataDir, 'mfe-ads');
      await releaseEntry(product.dataDir, 'mfe-ads', '9.8.0-throws', entryOf(THROWS_AT_FIRST));
      const bad = await readPointer(product.dataDir, 'mfe-ads');
      await writePointer(product.dataDir, 'mfe-ads', { ...bad, previous: undefined });
      await visit(page, url + BOOKMAKERS);
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      await writePointer(product.dataDir, 'mfe-ads', good);
      await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
    },
  );

  test(
    'a component throws when first drawn, and the release before cannot be loaded',
    row({ sees: CARD, heals: 'with the release before, at the next try', reported: 'part-threw-at-start' }),
    async ({ page, site: { product, network, url }, proof }) => {
      const { live } = await readPointer(product.dataDir, 'mfe-ads');
      await releaseEntry(product.dataDir, 'mfe-ads', '9.5.0-throws', entryOf(THROWS_AT_FIRST));
      const mend = network.break(new RegExp(`/${live.release}/mf-manifest`), { kind: 'status', status: 404 });
      await visit(page, url + BOOKMAKERS);
      await expect(card(page)).toBeVisible();
      await proof.scoresAreLive(page);
      mend();
      await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
    },
  );

  test(
    'a release wants a React that the shell does not have',
    row({ sees: BEFORE, heals: 'is replaced at once', reported: 'share-mismatch' }),
    async ({ page, site: { product, url }, proof }) => {
      let changed = 0;
      await releaseCopy(product.dataDir, 'mfe-ads', '9.6.0-other-react', (_, text) =>
        text.replace(/requiredVersion:"\^19[^"]*"/g, () => {
          changed += 1;
          return 'requiredVersion:"^99.0.0"';
        }),
      );
      expect(changed, 'places where React’s version stood').toBeGreaterThan(0);
      await visit(page, url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );

  test(
    'a release needs a contract that the shell does not know',
    row({
      sees: 'the release before; without one, a card with “Tải lại trang”',
      heals: 'with a release that fits',
      reported: 'contract-unknown',
    }),
    async ({ page, site: { product, url }, proof }) => {
      const good = await readPointer(product.dataDir, 'mfe-ads');
      await releaseContract(product.dataDir, 'mfe-ads', '9.4.0-future', 99);
      const future = await readPointer(product.dataDir, 'mfe-ads');
      await visit(page, url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await writePointer(product.dataDir, 'mfe-ads', { ...future, previous: undefined });
      await visit(page, url + BOOKMAKERS);
      await expect(card(page, 'Phần này cần phiên bản mới của trang. Vui lòng tải lại trang.')).toBeVisible();
      await expect(card(page, /./).getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
      await proof.scoresAreLive(page);
      await writePointer(product.dataDir, 'mfe-ads', good);
      await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
    },
  );
});
