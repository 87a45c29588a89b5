import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import type { Fault } from './faultyNetwork';
import { liveRelease, runDelivery } from './releasing';
import type { Row } from './row';
import type { Site } from './site';
import { BOOKMAKERS, healsPage, seesCard, seesPage } from './visitor';

const PAGE = new RegExp(`^${BOOKMAKERS}$`);
/** Of all remotes: the page knows no owner of its address. */
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

const fileOfPointer = ({ product }: Site) => join(product.dataDir, 'site/live/mfe-ads.json');

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
    broken: 'the pointer of the adverts is half written, also when delivery restarts',
    async breaks(site) {
      const live = await liveRelease(site.product.url, 'mfe-ads');
      await writeFile(fileOfPointer(site), '{"schema": 1, "remote": "mfe-a');
      expect(await liveRelease(site.product.url, 'mfe-ads')).toBe(live);
    },
    restarts: true,
    async sees(scene) {
      const { product } = scene.site;
      expect(await liveRelease(scene.url, 'mfe-ads')).toBe(await liveRelease(product.url, 'mfe-ads'));
      await seesPage(scene);
    },
    async still({ site }) {
      // Each change writes it anew.
      for (const order of ['off', 'on']) {
        const { code, output } = await runDelivery(site.product.dataDir, ['live', order, 'mfe-ads']);
        expect(code, output).toBe(0);
      }
      expect(await readFile(fileOfPointer(site), 'utf8')).toContain(await liveRelease(site.product.url, 'mfe-ads'));
    },
    isReleased: true,
  },
  {
    broken: 'the pointer of the adverts and its copy are damaged, and delivery restarts',
    isInRing2: true,
    reported: 'pointer-unreadable',
    async breaks({ product }) {
      for (const file of ['site/live/mfe-ads.json', 'history/mfe-ads.json'])
        await writeFile(join(product.dataDir, file), '{"schema"');
    },
    restarts: true,
    async sees(scene) {
      await seesCard(scene);
      await expect(scene.page.locator('[data-slot]')).toHaveCount(0);
    },
    isReleased: true,
  },
];
