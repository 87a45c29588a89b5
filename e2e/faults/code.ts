import { expect } from '@playwright/test';
import { entryOf, THROWS_AT_FIRST, THROWS_IN_EFFECT, THROWS_ON_CLICK } from './entries';
import { releaseContract, releaseCopy, releaseEntry } from './releases';
import type { Row } from './row';
import type { Site } from './site';
import { card, healsPage, seesCard, seesPage } from './visitor';

const live = (release: string, entry: string) => (site: Site) => releaseEntry(site.product, 'mfe-ads', release, entry);

/** Breaks a release that has none before it. */
const alone = (breaks: (site: Site) => Promise<void>) => async (site: Site) => {
  const rows = site.product;
  const good = rows.pointer('mfe-ads');
  await breaks(site);
  await rows.put({ ...rows.pointer('mfe-ads'), previous: undefined });
  return () => rows.put(good);
};

const ofFutureContract = ({ product }: Site) => releaseContract(product, 'mfe-ads', '9.4.0-future', 99);

/** Releases a build with a newer React than the shell has. */
async function withOtherReact({ product }: Site): Promise<void> {
  let changed = 0;
  await releaseCopy(product, 'mfe-ads', '9.6.0-other-react', (_, text) =>
    text.replace(/requiredVersion:"\^19[^"]*"/g, () => {
      changed += 1;
      return 'requiredVersion:"^99.0.0"';
    }),
  );
  expect(changed, 'places where React’s version stood').toBeGreaterThan(0);
}

export const CODE: readonly Row[] = [
  {
    broken: 'the entry throws',
    reported: 'entry-threw',
    breaks: live('9.9.0-throws', 'throw new Error("broken entry");'),
    sees: seesPage,
  },
  {
    broken: 'the module throws as it is loaded',
    reported: 'module-threw',
    breaks: live('9.9.1-throws', entryOf('throw new Error("broken module");')),
    sees: seesPage,
  },
  {
    broken: 'a component throws when first rendered',
    isInRing2: true,
    reported: 'part-threw-at-start',
    breaks: live('9.9.2-throws', entryOf(THROWS_AT_FIRST)),
    sees: seesPage,
  },
  {
    broken: 'a component throws in an effect',
    reported: 'part-threw-at-start',
    breaks: live('9.9.3-throws', entryOf(THROWS_IN_EFFECT)),
    sees: seesPage,
  },
  {
    broken: 'a component throws when first rendered, and there is no release before',
    reported: 'part-threw-at-start',
    breaks: alone(live('9.8.0-throws', entryOf(THROWS_AT_FIRST))),
    sees: seesCard,
    heals: healsPage,
  },
  {
    broken: 'a component throws when first rendered, and the release before cannot be loaded',
    reported: 'part-threw-at-start',
    async breaks(site) {
      const before = site.product.pointer('mfe-ads');
      await live('9.5.0-throws', entryOf(THROWS_AT_FIRST))(site);
      const manifest = new RegExp(`/${before.live.release}/mf-manifest`);
      return site.network.break(manifest, { kind: 'status', status: 404 });
    },
    sees: seesCard,
    heals: healsPage,
  },
  {
    broken: 'a component throws later, after a click',
    isInRing2: true,
    reported: 'part-threw',
    // There is no release before it, which would be shown where a file of the new one comes late.
    breaks: alone(live('9.7.0-throws', entryOf(THROWS_ON_CLICK))),
    async sees({ page }) {
      const button = page.getByRole('main').getByRole('button', { name: 'Hỏng đi' });
      // The button is enabled when the part's start is over.
      await expect(button).toBeEnabled();
      await button.click();
      await expect(card(page)).toBeVisible();
    },
    still: ({ page }) => expect(page.getByRole('main').getByRole('button', { name: 'Hỏng đi' })).toBeVisible(),
  },
  {
    broken: 'a release wants a React that the shell does not have',
    reported: 'share-mismatch',
    breaks: withOtherReact,
    sees: seesPage,
  },
  {
    broken: 'a release needs a contract that the shell does not know',
    breaks: ofFutureContract,
    sees: seesPage,
  },
  {
    broken: 'a release needs a contract that the shell does not know, and there is no release before',
    reported: 'contract-unknown',
    breaks: alone(ofFutureContract),
    async sees({ page }) {
      await expect(card(page, 'Phần này cần phiên bản mới của trang. Vui lòng tải lại trang.')).toBeVisible();
      await expect(card(page, /./).getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    },
    heals: healsPage,
  },
];
