import { expect } from '@playwright/test';
import type { Fault } from './faultyNetwork';
import { releaseCopy, setServerHtml } from './releases';
import type { Row } from './row';
import type { Site } from './site';
import {
  AT_NEXT_TRY,
  BOOKMAKERS,
  bookmakers,
  card,
  expectAdvertsPlace,
  fileOf,
  healsPage,
  mainLink,
  score,
  seesCard,
  seesPage,
} from './visitor';

type Step = Parameters<typeof fileOf>[1];

/** Changes a word but not the length; it would run, and show on the page. */
const OTHER_WORD: Fault = {
  kind: 'edited',
  edit: (text) => text.replaceAll('Top nhà cái', 'Top nhà cải').replace('"use strict";', 'isAltered=1 ;'),
};

/** A visitor sees a card in place of the adverts' page, and nothing moves; then all heals by itself. */
const ofAdverts = (broken: string, step: Step, fault: Fault, reported: string): Row => ({
  broken,
  reported,
  breaks: ({ network }: Site) => network.break(fileOf('mfe-ads', step), fault),
  async sees(scene) {
    await seesCard(scene);
    await expectAdvertsPlace(scene.page);
  },
  heals: healsPage,
});

/** Goals are announced above the card in the board's place, which the visitor presses. */
const ofBoard = (step: Step, status: number, reported: string): Row => ({
  broken: `the ${step} of the board is answered with ${status}`,
  reported,
  breaks: ({ network }: Site) => network.break(fileOf('mfe-scores', step), { kind: 'status', status }),
  at: '/',
  sees: seesCard,
  async heals({ page }) {
    await card(page).getByRole('button', { name: 'Thử lại' }).click();
    await expect(score(page)).toBeVisible();
  },
});

export const WRONG_FILES: readonly Row[] = [
  {
    ...ofAdverts('one character of a chunk is changed', 'chunk', OTHER_WORD, 'module-altered'),
    isInRing2: true,
  },
  ofAdverts('an HTML page comes instead of the manifest', 'manifest', { kind: 'html' }, 'manifest-unreadable'),
  ofAdverts('an HTML page comes instead of the entry', 'entry', { kind: 'html' }, 'entry-altered'),
  ofAdverts('an HTML page comes instead of a chunk', 'chunk', { kind: 'html' }, 'module-altered'),
  ofAdverts('half of the manifest comes, as if it were the whole', 'manifest', { kind: 'half' }, 'manifest-unreadable'),
  ofAdverts('half of a chunk comes, as if it were the whole', 'chunk', { kind: 'half' }, 'module-altered'),
  ofAdverts('a chunk breaks off half way', 'chunk', { kind: 'broken off' }, 'module-altered'),
  ofAdverts(
    'the entry’s bytes are not the released ones',
    'entry',
    { kind: 'edited', edit: (text) => `${text};globalThis.isAltered = true` },
    'entry-altered',
  ),
  ofAdverts(
    'the manifest names another kind of script',
    'manifest',
    { kind: 'edited', edit: (text) => text.replace('"type":"global"', '"type":"module"') },
    'manifest-altered',
  ),
  {
    broken: 'one character of a chunk is changed, and there is a release before',
    reported: 'module-altered',
    async breaks({ product, network }) {
      await releaseCopy(product, 'mfe-ads', '9.3.0-altered');
      return network.break(/^\/r\/mfe-ads\/9\.3\.0-altered\/__federation_expose_App[^/]*$/, OTHER_WORD);
    },
    sees: seesPage,
  },
  {
    ...ofAdverts(
      'one character of a chunk is changed, for a page that is opened from another page',
      'chunk',
      OTHER_WORD,
      'module-altered',
    ),
    at: '/tips',
    async sees(scene) {
      await mainLink(scene.page, 'Top nhà cái').click();
      await seesCard(scene);
    },
  },
];

export const MISSING_FILES: readonly Row[] = [
  ofAdverts('the manifest of the adverts hangs', 'manifest', { kind: 'hangs' }, 'manifest-unreachable'),
  {
    ...ofAdverts('the entry of the adverts hangs', 'entry', { kind: 'hangs' }, 'entry-unreachable'),
    isInRing2: true,
  },
  ofAdverts('the chunk of the adverts hangs', 'chunk', { kind: 'hangs' }, 'module-unreachable'),
  {
    broken: 'the entry of the adverts is answered with 500, and the page has the page',
    reported: 'entry-unreachable',
    async breaks({ product, network }) {
      await setServerHtml(product, 'mfe-ads', true);
      const html = async () => (await fetch(product.url + BOOKMAKERS)).text();
      await expect.poll(html).toContain('id="tyso-first-page"');
      return network.break(fileOf('mfe-ads', 'entry'), { kind: 'status', status: 500 });
    },
    sees: seesPage,
    still: ({ page }) => expect(page.locator('#tyso-first-page')).toBeVisible(),
    async heals({ page }) {
      await expect(page.locator('#tyso-first-page')).toHaveCount(0, AT_NEXT_TRY);
      await expect(bookmakers(page)).toBeVisible();
    },
  },
  ofBoard('manifest', 404, 'manifest-unreachable'),
  ofBoard('entry', 500, 'entry-unreachable'),
  ofBoard('chunk', 404, 'module-unreachable'),
  {
    broken: 'the board’s manifest hangs, then the one of the release before, too',
    reported: 'manifest-unreachable',
    async breaks({ product, network }) {
      await releaseCopy(product, 'mfe-scores', '9.9.9-hangs');
      return network.break(fileOf('mfe-scores', 'manifest'), { kind: 'hangs' });
    },
    at: '/',
    sees: seesCard,
    heals: ({ page }) => expect(score(page)).toBeVisible(AT_NEXT_TRY),
  },
];
