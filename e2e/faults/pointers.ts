import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import type { Fault } from './faultyNetwork';
import { releaseCopy } from './releases';
import { liveRelease } from './releasing';
import type { Row } from './row';
import type { Site } from './site';
import { BOOKMAKERS, healsPage, seesCard, seesPage } from './visitor';

const PAGE = new RegExp(`^${BOOKMAKERS}$`);
/** The pointers of all remotes: the page knows no owner of its address. */
const LIVE = /^\/live\/all\.json/;

type Change = (pointer: string) => string;

const ofFutureSchema: Change = (text) => text.replace('"schema":1', '"schema":2');

/** Changes the adverts' pointer among all. */
function inList(change: Change): Change {
  return (json) => json.replace(/\{"schema":1,"remote":"mfe-ads".*?"changedAt":"[^"]*"[^{}]*\}/s, change);
}

/** Broken JSON would break the whole page: the adverts' pointer in it is of the next schema. */
const UNUSABLE_IN_PAGE: Fault = {
  kind: 'edited',
  edit: (html) =>
    html.replace(
      new RegExp(`(<script[^>]*id="${POINTERS_DATA_ID}"[^>]*>)(.*?)(</script>)`, 's'),
      (_, open, json: string, close) => open + inList(ofFutureSchema)(json) + close,
    ),
};

/** Neither the page nor what it asks for has the adverts' pointer. */
const onItsWay = (how: string, fault: Fault, reported: string): Row => ({
  broken: `the adverts’ pointer ${how}`,
  reported,
  breaks({ network }: Site) {
    const mends = [network.break(PAGE, UNUSABLE_IN_PAGE), network.break(LIVE, fault)];
    return () => {
      for (const mend of mends) mend();
    };
  },
  sees: seesCard,
  heals: healsPage,
});

const damaged = (how: string, change: Change): Row =>
  onItsWay(`reaches the visitor ${how}`, { kind: 'edited', edit: inList(change) }, 'pointer-unreadable');
export const POINTERS: readonly Row[] = [
  damaged('half written', (text) => text.slice(0, text.length / 2)),
  damaged('of a future schema', ofFutureSchema),
  onItsWay('hangs', { kind: 'hangs' }, 'pointer-unreachable'),
  {
    broken: 'the pointers in the page are cut off',
    reported: 'page-data',
    breaks: ({ network }) =>
      network.break(PAGE, {
        kind: 'edited',
        edit: (html) => html.replace(new RegExp(`(id="${POINTERS_DATA_ID}"[^>]*>.{40}).*?(</script>)`, 's'), '$1$2'),
      }),
    sees: seesPage,
  },
  {
    broken: 'the row of the adverts is nonsense, also when delivery restarts',
    isInRing2: true,
    breaks: makeNonsense,
    restarts: true,
    async sees(scene) {
      const { product } = scene.site;
      const live = await liveRelease(product.url, 'mfe-ads');
      expect(live).toBe(await liveRelease(scene.url, 'mfe-ads'));
      await seesPage(scene);
    },
  },
  {
    broken: 'what was served last of the adverts is damaged, and delivery restarts without api',
    isInRing2: true,
    reported: 'pointer-unreadable',
    async breaks(site) {
      const file = join(site.product.dataDir, 'last-good.json');
      const good = JSON.parse(await readFile(file, 'utf8'));
      const rows = good.pointers.map((one: { remote: string }) => (one.remote === 'mfe-ads' ? NONSENSE : one));
      await writeFile(file, JSON.stringify({ ...good, pointers: rows }));
    },
    restarts: true,
    async sees(scene) {
      await seesCard(scene);
      await expect(scene.page.locator('[data-slot]')).toHaveCount(0);
    },
  },
  {
    broken: 'a file of the live release of the adverts is changed on disk, and delivery restarts without api',
    async breaks(site) {
      await releaseCopy(site.product, 'mfe-ads', CHANGED);
      await changeDescription(site, CHANGED);
    },
    restarts: true,
    async sees(scene) {
      const { previous } = scene.site.product.pointer('mfe-ads');
      expect(await liveRelease(scene.url, 'mfe-ads')).toBe(previous?.release);
      await seesPage(scene);
    },
  },
  {
    broken:
      'a file of the live release of the adverts is changed on disk, delivery restarts without api, and there is no release before',
    reported: 'pointer-unreadable',
    async breaks(site) {
      await releaseCopy(site.product, 'mfe-ads', ALONE);
      await site.product.put({ ...site.product.pointer('mfe-ads'), previous: undefined });
      await changeDescription(site, ALONE);
    },
    restarts: true,
    sees: seesCard,
  },
];

const CHANGED = '9.7.8-changed';
const ALONE = '9.7.9-changed';
const NONSENSE = { schema: 1, remote: 'mfe-ads', live: 'mfe-a' };

/** A row as somebody leaves it who edits the database by hand. */
async function makeNonsense({ product }: Site): Promise<void> {
  product.putAnything('mfe-ads', NONSENSE);
  await expect.poll(product.isHeard, { intervals: [50] }).toBe(true);
}

async function changeDescription({ product }: Site, release: string): Promise<void> {
  await writeFile(join(product.dataDir, 'site/r/mfe-ads', release, 'release.json'), '{}');
}
