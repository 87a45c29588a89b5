import { expect } from '@playwright/test';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { row, test } from './fault';
import { readPointer, releaseServer, writePointer } from './releases';
import { askForPage, type SentPage } from './sentPage';
import { score, visit } from './visitor';

const NEWS = '/news';

/** Computes for some time, then draws its own name. */
const named = (release: string) => `exports.needs = () => []; exports.draw = ({ part }) => {
  if (part.kind !== 'page') return undefined;
  for (let i = 0; i < 5e7; i++);
  return { html: '<p>drawn by ${release}</p>', css: '' };
};`;

const drawerOf = ({ html }: SentPage) => /<p>drawn by ([\d.]+)<\/p>/.exec(html)?.[1];

test.describe('Drawing on the server', () => {
  test(
    'the pointer of the articles is switched again and again while their pages are drawn',
    row({ sees: 'the page of one of the releases, with its own picture or none', heals: 'needs no healing' }),
    async ({ page, site, proof }) => {
      const { dataDir, url } = site.product;
      const releases: RemotePointer[] = [];
      for (const release of ['9.0.1', '9.0.2']) {
        await releaseServer(dataDir, 'mfe-articles', release, named(release));
        releases.push(await readPointer(dataDir, 'mfe-articles'));
      }
      let asked = 0;
      const sent: SentPage[] = [];
      // Each address is drawn again.
      const ask = async () => {
        asked += 1;
        const one = await askForPage(`${url}${NEWS}/${asked}-x`);
        sent.push(one);
        return one;
      };
      for (let flip = 0; flip < 20; flip++) {
        const begun = [ask(), ask()];
        // Each time the switch is at another moment of the drawing.
        for (let wait = 0; wait < flip; wait++) await fetch(`${url}/favicon.svg`);
        const next = releases[flip % 2];
        if (next) await writePointer(dataDir, 'mfe-articles', next);
        await Promise.all([...begun, ask(), ask()]);
        await expect.poll(async () => drawerOf(await ask())).toBe(next?.live.release);
      }
      for (const one of sent) {
        expect(one.status).toBe(200);
        expect([one.releaseOf('mfe-articles'), undefined]).toContain(drawerOf(one));
      }
      await visit(page, site.url + NEWS);
      await expect(page.getByRole('heading', { level: 1, name: 'Tin tức' })).toBeVisible();
      await proof.scoresAreLive(page);
    },
  );

  test(
    '500 addresses of the board are requested at once',
    row({ sees: 'the page, drawn by the browser or the server', heals: 'by itself, at once' }),
    async ({ page, site, proof }) => {
      const ask = (path: string) => askForPage(site.product.url + path);
      const crowd = Promise.all(Array.from({ length: 500 }, (_, index) => ask(`/?highlight=${index}`)));
      await visit(page, site.url);
      await expect(score(page)).toBeVisible();
      expect([...new Set((await crowd).map(({ status }) => status))]).toEqual([200]);
      await proof.scoresAreLive(page);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
      await expect.poll(async () => (await ask('/?highlight=500')).hasPicture).toBe(true);
    },
  );
});
