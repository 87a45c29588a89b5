import type { Live } from '../pointers/livePointers';
import { siteFolder } from '../siteFolder';
import { aConfig } from '../testing/builds';
import { createPageMaker } from './createPageMaker';
import type { RenderedParts } from './pageBody';
import type { Missing, PageRoute } from './routes';

const live: Live = {
  shell: undefined,
  scripts: [],
  own: { paths: [], pages: [] },
  remotes: [],
  unread: [],
  revision: 1,
};
const texts = { title: 'Tin tức', description: 'Mới nhất' };
const route: PageRoute = { pattern: '/news/:id', remote: undefined, texts };

const makePages = () => createPageMaker(aConfig('/data'), siteFolder('/data'), () => {});

const rendered = (html: string): RenderedParts => ({ page: { html, css: '', responses: [] }, slots: new Map() });
const NONE: RenderedParts = { slots: new Map() };

it('makes one page of what is rendered at a hundred addresses, also when they are asked for at once', async () => {
  const { pageOf } = makePages();
  const pages = await Promise.all(Array.from({ length: 100 }, () => pageOf(route, live, rendered('none'))));
  expect(new Set(pages).size).toBe(1);
  expect(await pageOf(route, live, rendered('none'))).toBe(pages[0]);
});

it.each<[string, PageRoute | Missing, Live, RenderedParts]>([
  ['something else is rendered', route, live, rendered('other')],
  ['nothing is rendered', route, live, NONE],
  ['the frame is another', route, live, { ...rendered('none'), frame: { html: '<p>1</p>', css: '', responses: [] } }],
  [
    'a slot is another',
    route,
    live,
    { ...rendered('none'), slots: new Map([['FixBottom', { html: '', css: '', responses: [] }]]) },
  ],
  ['the route is another', { ...route, pattern: '/news' }, live, rendered('none')],
  ['the remote of the address is off', 'closed', live, rendered('none')],
  ['a pointer moved', route, { ...live, revision: 2 }, rendered('none')],
])('makes another when %s', async (_, ...changed) => {
  const { pageOf } = makePages();
  expect(await pageOf(...changed)).not.toBe(await pageOf(route, live, rendered('none')));
});

it('a page whose remote is off and an address that nobody has are two pages', async () => {
  const { pageOf } = makePages();
  expect(await pageOf('unknown', live, NONE)).not.toBe(await pageOf('closed', live, NONE));
});

it('remembers nothing of a page that could not be made', async () => {
  const { pageOf } = makePages();
  const thrown = () => {
    throw new Error('No such script');
  };
  const broken = {
    ...live,
    get scripts() {
      return thrown();
    },
  };
  await expect(pageOf(route, broken, NONE)).rejects.toThrow();
  expect((await pageOf(route, live, NONE)).file.type).toContain('text/html');
});

it('holds no more than so many bytes, however many different pages are asked for', async () => {
  const { pageOf } = makePages();
  const found = (name: string) => rendered(`<p>${name}${'a'.repeat(400_000)}</p>`);
  const first = await pageOf(route, live, found('first'));
  const room = Math.floor((64 * 1024 * 1024) / first.file.size);
  for (let i = 1; i < room; i++) await pageOf(route, live, found(`${i}`));
  expect(await pageOf(route, live, found('first'))).toBe(first);
  for (let i = 0; i < room; i++) await pageOf(route, live, found(`more ${i}`));
  expect(await pageOf(route, live, found('first'))).not.toBe(first);
});

it('the same HTML is one page, other HTML another', async () => {
  const { pageOf } = makePages();
  const page = await pageOf(route, live, rendered('<p>1 – 0</p>'));
  expect(await pageOf(route, live, rendered('<p>1 – 0</p>'))).toBe(page);
  expect(await pageOf(route, live, rendered('<p>2 – 0</p>'))).not.toBe(page);
});
