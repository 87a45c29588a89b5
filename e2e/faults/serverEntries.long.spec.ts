import { expect } from '@playwright/test';
import { strip } from '../adverts/places';
import { row, test } from './fault';
import { releaseServer } from './releases';
import { askForPage } from './sentPage';
import { BOOKMAKERS, bookmakers, visit } from './visitor';

/** What an entry draws that gets through all that it tries. */
const PICTURE = `{ html: '<p>a</p>', css: '' }`;

/** An entry whose drawing does this. */
const drawing = (code: string) =>
  `exports.needs = () => []; exports.draw = ({ part }) => { ${code}; return ${PICTURE}; };`;

/** An entry that asks for a path of ours, then for this one, and draws when that is answered. */
const needing = (path: string, begun: string) => `
  const first = { key: 'begun', path: '${begun}' };
  exports.needs = (_, answers) => (answers.length > 0 ? [first, { key: 'path', path: '${path}' }] : [first]);
  exports.draw = (_, answers) => (answers.some(({ key }) => key === 'path') ? ${PICTURE} : undefined);
`;

/** Paths that are not those of our REST; they end alike. */
const FOREIGN_PATHS = [
  '//evil.example/not-ours',
  'http://evil.example/not-ours',
  '@evil.example/not-ours',
  '/../not-ours',
  '/%2e%2e/not-ours',
];

/** What is broken, and the entry. */
const BROKEN: readonly (readonly [string, string])[] = [
  ['throws as it is loaded', 'throw new Error("broken")'],
  [
    'throws when it says what it needs',
    `exports.needs = () => { throw new Error("broken"); }; exports.draw = () => (${PICTURE});`,
  ],
  ['throws when it draws', drawing('throw new Error("broken")')],
  ['hangs when it draws', drawing('for (;;);')],
  ['allocates a gigabyte', drawing('globalThis.kept = Array.from({ length: 1e8 }, (_, at) => ({ at }));')],
  ['ends its process', drawing('process.exit(1)')],
  ['reads a file', drawing('require("node:fs").readFileSync("/etc/passwd")')],
  ['spawns a process', drawing('require("node:child_process").execFileSync("true")')],
  ['opens a socket', drawing('fetch("http://127.0.0.1/").catch(() => {})')],
  ['draws ten megabytes', drawing('return { html: "<p>a</p>".repeat(1_400_000), css: "" };')],
  ['draws no text', drawing('return { html: 7, css: "" };')],
  ['draws a script', drawing('return { html: "<script>alert(1)</script>", css: "" };')],
];

test.describe('Drawing on the server', () => {
  for (const [what, code] of BROKEN) {
    test(
      `the server entry of the adverts ${what}`,
      row({ sees: 'the page, drawn by the browser', heals: 'with the next release' }),
      async ({ page, site, proof }) => {
        await releaseServer(site.product.dataDir, 'mfe-ads', '9.9.9-server', code);
        await visit(page, site.url + BOOKMAKERS);
        await expect(bookmakers(page)).toBeVisible();
        await proof.scoresAreLive(page);
        const sent = await askForPage(site.product.url + BOOKMAKERS);
        expect(sent.releaseOf('mfe-ads')).toBe('9.9.9-server');
        expect(sent.hasPicture).toBe(false);
        expect((await page.request.get(site.product.url)).status(), 'another page').toBe(200);
      },
    );
  }

  test(
    'the server entry of the adverts needs a response from an address that is not ours',
    row({ sees: 'the page, drawn by the browser', heals: 'with the next release' }),
    async ({ page, site, proof }) => {
      const ask = () => askForPage(site.product.url + BOOKMAKERS);
      const release = (name: string, path: string) =>
        releaseServer(site.product.dataDir, 'mfe-ads', name, needing(path, `/begun-${name}`));
      for (const [index, path] of FOREIGN_PATHS.entries()) {
        const name = `9.9.9-needs-${index}`;
        await release(name, path);
        await expect
          .poll(async () => (await ask()) && site.apiNetwork.count(new RegExp(`/begun-${name}`)), path)
          .toBeGreaterThan(0);
        const sent = await ask();
        expect(sent.releaseOf('mfe-ads')).toBe(name);
        expect(sent.hasPicture, path).toBe(false);
      }
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      expect((await ask()).hasPicture).toBe(false);
      expect(site.apiNetwork.count(/not-ours/), 'nothing is asked').toBe(0);
      await release('9.9.9-needs-ours', '/no-such-path');
      await expect.poll(async () => (await ask()).hasPicture).toBe(true);
    },
  );

  test(
    'the server entry of the adverts leaves an element open',
    row({ sees: 'the page as its release drew it, then the app’s', heals: 'with the next release' }),
    async ({ page, site, proof }) => {
      const open = '{ html: "<section><h1>Top nhà cái</h1><button><div>", css: "" }';
      const code = drawing(`return part.kind === 'page' ? ${open} : undefined;`);
      await releaseServer(site.product.dataDir, 'mfe-ads', '9.9.9-open', code);
      const html = async () => (await page.request.get(site.product.url + BOOKMAKERS)).text();
      await expect.poll(html).toContain('<h1>Top nhà cái</h1><button><div></div></button></section></div>');
      await visit(page, site.url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await expect(page.locator('#tyso-first-page')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
      await proof.scoresAreLive(page);
    },
  );

  test(
    'the server entry of the adverts throws when it draws one slot',
    row({
      sees: 'the other slots as they were drawn, and that one drawn by the browser',
      heals: 'with the next release',
    }),
    async ({ page, site, proof }) => {
      const code = `exports.needs = () => []; exports.draw = ({ part }) => {
        if (part.name === 'LandingCards') throw new Error('broken');
        return part.name === 'OnHeaderLevel2' ? { html: '<p>biểu ngữ</p>', css: '' } : undefined;
      };`;
      await releaseServer(site.product.dataDir, 'mfe-ads', '9.9.9-slot', code);
      const html = async () => (await page.request.get(site.product.url + BOOKMAKERS)).text();
      await expect.poll(html).toContain('<p>biểu ngữ</p>');
      expect(await html()).not.toMatch(/data-first="slot:LandingCards"[^>]*><(?!\/div>)/);
      await visit(page, site.url + BOOKMAKERS);
      await expect(strip(page)).toBeVisible();
      await expect(page.getByText('biểu ngữ')).toHaveCount(0);
      await proof.scoresAreLive(page);
    },
  );
});
