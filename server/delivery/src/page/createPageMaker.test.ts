import type { Live } from '../pointers/livePointers';
import { siteFolder } from '../siteFolder';
import { aConfig } from '../testing/builds';
import { createPageMaker, type PageContent } from './createPageMaker';
import type { PageRoute } from './routes';

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

function missing(fingerprint: string): PageContent {
  return { found: { reading: { kind: 'missing' }, fingerprint, readAt: 0 } };
}

const drawn = (html: string): PageContent => ({ drawn: { html, css: '' } });

it('makes one page of what is read at a hundred addresses, also when they are asked for at once', async () => {
  const { pageOf } = makePages();
  const pages = await Promise.all(Array.from({ length: 100 }, () => pageOf(route, live, missing('none'))));
  expect(new Set(pages).size).toBe(1);
  expect(await pageOf(route, live, missing('none'))).toBe(pages[0]);
});

it.each<[string, PageRoute, Live, PageContent | undefined]>([
  ['something else is read', route, live, missing('other')],
  ['nothing is read', route, live, undefined],
  ['its release has drawn it', route, live, drawn('<p>1</p>')],
  ['the route is another', { ...route, pattern: '/news' }, live, missing('none')],
  ['a pointer moved', route, { ...live, revision: 2 }, missing('none')],
])('makes another when %s', async (_, ...changed) => {
  const { pageOf } = makePages();
  expect(await pageOf(...changed)).not.toBe(await pageOf(route, live, missing('none')));
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
  await expect(pageOf(route, broken)).rejects.toThrow();
  expect((await pageOf(route, live)).type).toContain('text/html');
});

it('holds no more than so many bytes, however many different pages are asked for', async () => {
  const { pageOf } = makePages();
  const content = `<p>${'a'.repeat(400_000)}</p>`;
  const article = {
    id: 1,
    slug: 'a',
    name: 'A',
    description: '',
    publishedDate: '2022-12-09T17:00:00.000Z',
    updatedDate: undefined,
    content,
  };
  const answer = { address: '', body: content };
  const found = (fingerprint: string): PageContent => ({
    found: {
      reading: { kind: 'article', of: 'news', article: { ...article, image: undefined }, answer },
      fingerprint,
      readAt: 0,
    },
  });
  const first = await pageOf(route, live, found('first'));
  const room = Math.floor((64 * 1024 * 1024) / first.size);
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
