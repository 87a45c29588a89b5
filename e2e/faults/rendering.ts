import { expect } from '@playwright/test';
import { strip } from '../adverts/places';
import type { Fault } from './faultyNetwork';
import { releaseServer } from './releases';
import type { Row } from './row';
import { askForPage } from './sentPage';
import type { Site } from './site';
import { BOOKMAKERS, score, seesPage } from './visitor';

/** What the server sends, of a page of the site itself. */
const sent = ({ product }: Site, path: string) => askForPage(product.url + path);
const expectServerHtml = (site: Site, path: string, isThere: boolean) =>
  expect.poll(async () => (await sent(site, path)).hasServerHtml, { intervals: [250] }).toBe(isThere);
const expectHtml = (site: Site, path: string, text: string) =>
  expect.poll(async () => (await sent(site, path)).html).toContain(text);

/** An entry whose rendering does this. */
const entryThat = (code: string) => `exports.needs = () => []; exports.draw = ({ part }) => { ${code} };`;

const live = (site: Site, release: string, code: string) => releaseServer(site.product, 'mfe-ads', release, code);

/** The page comes without server-rendered HTML, and others come as before. */
const brokenEntry = (what: string, code: string): Row => ({
  broken: `the server entry of the adverts ${what}`,
  breaks: (site: Site) => live(site, '9.9.9-server', code),
  sees: seesPage,
  async still({ site }) {
    const page = await sent(site, BOOKMAKERS);
    expect(page.releaseOf('mfe-ads')).toBe('9.9.9-server');
    expect(page.hasServerHtml).toBe(false);
    expect((await sent(site, '/')).status, 'another page').toBe(200);
  },
});

/** What only the rendering of a page asks for: a board's first rows. The app asks for all of them. */
const FIRST_ROWS = /^\/api\/match\/range\?.*\bTop=/;

/** How long at least the last HTML of the board is sent, in milliseconds: what takes it away must last. */
const SOON = 4_000;
const LATER = 5_000;

/** `api` answers the board's server entry so. */
const badAnswer = (what: string, fault: Fault, lasts: number): Row => ({
  broken: `the response that the board’s server entry needs ${what}`,
  async breaks(site) {
    // The HTML that must last is rendered after this.
    const goal = Date.now();
    await expectHtml(site, '/', site.match.goal());
    const mend = site.apiNetwork.break(FIRST_ROWS, fault);
    await expectServerHtml(site, '/', false);
    expect(Date.now() - goal).toBeGreaterThan(lasts);
    return mend;
  },
  at: '/',
  sees: ({ page }) => expect(score(page)).toBeVisible(),
  still: async ({ site }) => expect((await sent(site, '/')).hasServerHtml).toBe(false),
  heals: ({ site }) => expectServerHtml(site, '/', true),
});

const OPEN_ELEMENT = entryThat(
  `return part.kind === 'page' ? { html: "<section><h1>Top nhà cái</h1><button><div>", css: "" } : undefined;`,
);

const ONE_SLOT_THROWS = entryThat(`if (part.name === 'LandingCards') throw new Error('broken');
  return part.name === 'OnHeaderLevel2' ? { html: '<p>biểu ngữ</p>', css: '' } : undefined;`);

/** What else entries do wrong, `server/delivery/src/rendering/faults.hostile.system.test.ts` tries. */
export const RENDERING: readonly Row[] = [
  brokenEntry('throws as it is loaded', 'throw new Error("broken")'),
  { ...brokenEntry('hangs when it renders', entryThat('for (;;);')), isInRing2: true },
  brokenEntry('renders a script', entryThat('return { html: "<script>alert(1)</script>", css: "" };')),
  {
    broken: 'the server entry of the adverts leaves an element open',
    async breaks(site) {
      await live(site, '9.9.9-open', OPEN_ELEMENT);
      await expectHtml(site, BOOKMAKERS, '<h1>Top nhà cái</h1><button><div></div></button></section></div>');
    },
    async sees(scene) {
      await seesPage(scene);
      await expect(scene.page.locator('#tyso-first-page')).toHaveCount(0);
      await expect(scene.page.getByRole('main').getByRole('article')).toHaveCount(10);
    },
  },
  {
    broken: 'the server entry of the adverts throws when it renders one slot',
    async breaks(site) {
      await live(site, '9.9.9-slot', ONE_SLOT_THROWS);
      await expectHtml(site, BOOKMAKERS, '<p>biểu ngữ</p>');
      expect((await sent(site, BOOKMAKERS)).html).not.toMatch(/data-first="slot:LandingCards"[^>]*><(?!\/div>)/);
    },
    async sees({ page }) {
      await expect(strip(page)).toBeVisible();
      await expect(page.getByText('biểu ngữ')).toHaveCount(0);
    },
  },
  badAnswer('never comes', { kind: 'hangs' }, LATER),
  badAnswer('is a 404', { kind: 'status', status: 404 }, SOON),
  badAnswer('is a web page', { kind: 'html' }, LATER),
  badAnswer(
    'is JSON of another shape',
    { kind: 'edited', edit: () => '{"data":[7,null,{"id":"x"}],"extra_data":[]}' },
    SOON,
  ),
];
