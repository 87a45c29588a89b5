import type { Live } from '../pointers/livePointers';
import { siteFolder } from '../siteFolder';
import { aConfig } from '../testing/builds';
import { createPageMaker } from './createPageMaker';
import type { PagePictures } from './pagePictures';
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

const drawn = (html: string): PagePictures => ({ page: { html, css: '', responses: [] }, slots: new Map() });
const NONE: PagePictures = { slots: new Map() };

it('makes one page of what is drawn at a hundred addresses, also when they are asked for at once', async () => {
  const { pageOf } = makePages();
  const pages = await Promise.all(Array.from({ length: 100 }, () => pageOf(route, live, drawn('none'))));
  expect(new Set(pages).size).toBe(1);
  expect(await pageOf(route, live, drawn('none'))).toBe(pages[0]);
});

it.each<[string, PageRoute | Missing, Live, PagePictures]>([
  ['something else is drawn', route, live, drawn('other')],
  ['nothing is drawn', route, live, NONE],
  ['the frame is another', route, live, { ...drawn('none'), frame: { html: '<p>1</p>', css: '', responses: [] } }],
  [
    'a slot is another',
    route,
    live,
    { ...drawn('none'), slots: new Map([['FixBottom', { html: '', css: '', responses: [] }]]) },
  ],
  ['the route is another', { ...route, pattern: '/news' }, live, drawn('none')],
  ['the remote of the address is off', 'closed', live, drawn('none')],
  ['a pointer moved', route, { ...live, revision: 2 }, drawn('none')],
])('makes another when %s', async (_, ...changed) => {
  const { pageOf } = makePages();
  expect(await pageOf(...changed)).not.toBe(await pageOf(route, live, drawn('none')));
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
  const found = (name: string) => drawn(`<p>${name}${'a'.repeat(400_000)}</p>`);
  const first = await pageOf(route, live, found('first'));
  const room = Math.floor((64 * 1024 * 1024) / first.file.size);
  for (let i = 1; i < room; i++) await pageOf(route, live, found(`${i}`));
  expect(await pageOf(route, live, found('first'))).toBe(first);
  for (let i = 0; i < room; i++) await pageOf(route, live, found(`more ${i}`));
  expect(await pageOf(route, live, found('first'))).not.toBe(first);
});

it('the same picture is one page, another picture another', async () => {
  const { pageOf } = makePages();
  const page = await pageOf(route, live, drawn('<p>1 – 0</p>'));
  expect(await pageOf(route, live, drawn('<p>1 – 0</p>'))).toBe(page);
  expect(await pageOf(route, live, drawn('<p>2 – 0</p>'))).not.toBe(page);
});
