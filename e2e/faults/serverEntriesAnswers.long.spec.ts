import { EventEmitter, once } from 'node:events';
import { expect } from '@playwright/test';
import { row, test } from './fault';
import type { Fault } from './faultyNetwork';
import { askForPage } from './sentPage';
import { score, visit } from './visitor';

/** What only drawings ask for: a board's first rows. The app asks for all of them. */
const FIRST_ROWS = /^\/api\/match\/range\?.*\bTop=/;

const SOON = 'the last picture for five seconds, then the page, drawn by the browser';
const LATER = 'the last picture for ten seconds at most, then the page, drawn by the browser';

/** What `api` answers to the board's server entry, and what a visitor sees. */
const ANSWERS: readonly (readonly [string, Fault, string])[] = [
  ['never comes', { kind: 'hangs' }, LATER],
  ['is a 404', { kind: 'status', status: 404 }, SOON],
  ['is a 500', { kind: 'status', status: 500 }, LATER],
  ['is a web page', { kind: 'html' }, LATER],
  ['is JSON of another shape', { kind: 'edited', edit: () => '{"data":[7,null,{"id":"x"}],"extra_data":[]}' }, SOON],
];

/** How long what takes a page away must last, in milliseconds. */
const BELIEVED_MS = 5_000;

/** The longest that a picture of live matches is sent, in milliseconds. */
const VALID_MS = 10_000;

test.describe('Drawing on the server', () => {
  for (const [what, fault, sees] of ANSWERS) {
    test(
      `the response that the board’s server entry needs ${what}`,
      row({ sees, heals: 'by itself, at once' }),
      async ({ page, site, proof }) => {
        const sent = () => askForPage(site.product.url);
        const hasPicture = async () => (await sent()).hasPicture;
        // The picture that must last is drawn after this.
        const goal = Date.now();
        const shown = site.match.goal();
        await expect.poll(async () => (await sent()).html).toContain(shown);
        const mend = site.apiNetwork.break(FIRST_ROWS, fault);
        await expect.poll(hasPicture, { intervals: [250] }).toBe(false);
        expect(Date.now() - goal).toBeGreaterThan(sees === LATER ? VALID_MS / 2 : BELIEVED_MS - 1_000);
        await visit(page, site.url);
        await expect(score(page)).toBeVisible();
        await proof.scoresAreLive(page);
        expect(await hasPicture()).toBe(false);
        mend();
        await expect.poll(hasPicture).toBe(true);
      },
    );
  }

  test(
    'the response that the board’s server entry needs comes late',
    row({
      sees: 'the page, drawn by the browser, or by the server with the late response',
      heals: 'by itself, at once',
    }),
    async ({ page, site, proof }) => {
      const network = new EventEmitter();
      const mend = site.apiNetwork.break(FIRST_ROWS, { kind: 'late', until: once(network, 'lets all through') });
      const addresses = Array.from({ length: 20 }, (_, index) => `${site.product.url}/?highlight=late-${index}`);
      // They come while it does not: nobody waits for it.
      for (const { status } of await Promise.all(addresses.map(askForPage))) expect(status).toBe(200);
      expect(site.apiNetwork.count(FIRST_ROWS)).toBeGreaterThan(0);
      await visit(page, site.url);
      await expect(score(page)).toBeVisible();
      network.emit('lets all through');
      await proof.scoresAreLive(page);
      mend();
      await expect.poll(async () => (await askForPage(`${site.product.url}/?highlight=mended`)).hasPicture).toBe(true);
    },
  );
});
