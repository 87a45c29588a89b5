import { expect } from '@playwright/test';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { row, test } from './fault';
import { readPointer, releaseServer, writePointer } from './releases';
import { askForPage, type SentPage } from './sentPage';
import { BOOKMAKERS, bookmakers, score, visit } from './visitor';

const NEWS = '/news';

/** The longest that a page may take while its release hangs, in milliseconds. */
const IN_TIME_MS = 2_000;

/** Asks `api`, which tells that it is being drawn with, and then never ends. */
const hanging = (remote: string) =>
  `exports.needs = () => [{ key: 'a', path: '/hangs-${remote}' }]; exports.draw = () => { for (;;); };`;

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
      const since = await visit(page, site.url + NEWS);
      await proof.honest(page.getByRole('heading', { level: 1, name: 'Tin tức' }), since);
      await proof.scoresAreLive(page);
    },
  );

  test(
    'the server entries of the adverts and of the articles hang at once',
    row({ sees: 'their pages, drawn by the browser; the others as they were drawn', heals: 'with the next releases' }),
    async ({ page, site, proof }) => {
      const ask = (path: string) => askForPage(site.product.url + path);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
      for (const remote of ['mfe-ads', 'mfe-articles'])
        await releaseServer(site.product.dataDir, remote, '9.9.9-hangs', hanging(remote));
      const round = async () => {
        const sent = await Promise.all([BOOKMAKERS, NEWS, '/'].map(ask));
        for (const one of sent) {
          expect.soft(one.status).toBe(200);
          expect.soft(['mfe-ads', 'mfe-articles'].map(one.releaseOf)).toEqual(['9.9.9-hangs', '9.9.9-hangs']);
          expect.soft(one.took).toBeLessThan(IN_TIME_MS);
        }
        expect.soft(sent.map(({ hasPicture }) => hasPicture)).toEqual([false, false, true]);
      };
      const hang = (remote: string) => site.apiNetwork.count(new RegExp(`/hangs-${remote}`)) > 0;
      await expect
        .poll(async () => {
          await round();
          return ['mfe-ads', 'mfe-articles'].filter(hang);
        })
        .toEqual(['mfe-ads', 'mfe-articles']);
      await round();
      const since = await visit(page, site.url + BOOKMAKERS);
      await proof.honest(bookmakers(page), since);
      await proof.scoresAreLive(page);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
    },
  );

  test(
    '500 addresses of the board are requested at once',
    row({ sees: 'the page, drawn by the browser or the server', heals: 'by itself, at once' }),
    async ({ page, site, proof }) => {
      const ask = (path: string) => askForPage(site.product.url + path);
      const crowd = Promise.all(Array.from({ length: 500 }, (_, index) => ask(`/?highlight=${index}`)));
      const since = await visit(page, site.url);
      await proof.honest(score(page), since);
      expect([...new Set((await crowd).map(({ status }) => status))]).toEqual([200]);
      await proof.scoresAreLive(page);
      await expect.poll(async () => (await ask('/')).hasPicture).toBe(true);
      await expect.poll(async () => (await ask('/?highlight=500')).hasPicture).toBe(true);
    },
  );
});
