import { act, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { matchPattern } from 'shared-kernel/contract/matchPattern';
import { queryText } from 'shared-kernel/http/query';
import { MemoryRouter } from 'shared-kernel/router';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import routes from '../routes.json';
import App from './App';
import { needs } from './server';
import { aNews, aPreview, previews } from './testing/builders';
import { fakeScroll, noServer, openSite } from './testing/openSite';
import { answersTo, aRequest, type BodiesByPath, elementOf, LIST, NEWEST, renderWith } from './testing/rendered';
import { ZoneContext } from './view/zone';

const ARTICLE = '/news/:id';
const content = [
  '<h2>Đội hình</h2><p>Xem <a href="https://vi-du.example/x" rel="sponsored">nguồn</a>, <a href="/news">tin</a>.</p>',
  '<figure><img src="/media/a.webp" alt="Sân" width="640" height="360"><figcaption>Sân</figcaption></figure>',
  '<p><img src="uploads/b.webp" alt=""></p><ul><li>Một</li></ul>',
  '<table><caption>Đối đầu</caption><tbody><tr><td>2014</td></tr></tbody></table><table><tbody><tr><td>1</td></tr></tbody></table>',
].join('');
const record = aNews({ id: 7, slug: 'tin', content, updated_date: '2022-12-09T18:30:00Z' });
const news = [
  aNews({ id: 9, slug: 'chin' }),
  aNews({ id: 7, slug: 'tin' }),
  aNews({ id: 6, slug: 'sau', image: undefined }),
];

/** The app at an address, when all has come. */
async function appAt(address: string, given: BodiesByPath, isReady: () => Promise<unknown>): Promise<HTMLElement> {
  fakeScroll();
  const { shell } = createFakeShell((path, query) => given[path + queryText(query)] ?? noServer(path));
  const { container } = render(
    <ZoneContext value="Asia/Ho_Chi_Minh">
      <MemoryRouter initialEntries={[address]}>
        <App shell={{ ...shell, site: { ...shell.site, public_url: 'https://tyso.vn' } }} />
      </MemoryRouter>
    </ZoneContext>,
  );
  await isReady();
  await act(async () => {});
  // The app writes neighbouring texts one by one.
  container.normalize();
  // Without a script a picture opens nothing.
  for (const picture of container.querySelectorAll('img[role]'))
    for (const name of ['role', 'tabindex', 'aria-label']) picture.removeAttribute(name);
  return container;
}

it('knows the pages of this package, and nothing else', () => {
  for (const { path } of routes.pages) expect(needs(aRequest(path, { id: '7' }))).not.toEqual([]);
  const others = [
    aRequest('/tips'),
    aRequest('/news', { part: { kind: 'frame' } }),
    aRequest('/news', { part: { kind: 'slot', name: 'FixBottom' } }),
  ];
  for (const other of others) expect([needs(other), renderWith(other, {})]).toEqual([[], undefined]);
});

it.each<[string, string, Record<string, string>, BodiesByPath]>([
  ['the first page of a list', '/news', {}, { [LIST]: { data: news } }],
  ['a full page', '/nhan-dinh-bong-da', {}, { '/Commentary?pageNumber=1&pageSize=20': { data: previews(1, 20) } }],
  [
    'a page in the middle',
    '/nhan-dinh-bong-da',
    { trang: '3' },
    { '/Commentary?pageNumber=3&pageSize=20': { data: previews(41, 60) } },
  ],
  ['the last page', '/news', { trang: '2' }, { '/NewPost?pageNumber=2&pageSize=20': { data: news } }],
  ['a page behind the last', '/news', { trang: '9' }, { '/NewPost?pageNumber=9&pageSize=20': { data: [] } }],
  ['a list without articles', '/news', {}, { [LIST]: { data: [] } }],
])('renders %s as the app does', async (_, path, search, given) => {
  const rendered = renderWith(aRequest(path, { search }), given);
  const app = await appAt(path + queryText(search), given, async () => {});
  expect(elementOf(rendered?.html).isEqualNode(app)).toBe(true);
  expect(rendered).toMatchObject({ answers: ['list'] });
});

it.each<[string, string, BodiesByPath, string]>([
  ['an article', '7-tin', { '/NewPost/7': { data: record }, [NEWEST]: { data: news } }, 'Đội hình'],
  ['one with nothing to read next', '7-tin', { '/NewPost/7': { data: record }, [NEWEST]: { data: [] } }, 'Đội hình'],
  ['one whose neighbours did not come', '7-tin', { '/NewPost/7': { data: record } }, 'Đội hình'],
  [
    'one about a match',
    '7-tin',
    { '/NewPost/7': { data: { ...record, match: 'Đội/1' } }, [NEWEST]: { data: news } },
    'Đội hình',
  ],
  ['none', '8-x', { '/NewPost/8': { data: null }, [NEWEST]: { data: news } }, 'Bài viết khác'],
])('renders %s as the app does', async (_, id, given, heading) => {
  const rendered = renderWith(aRequest(ARTICLE, { id }), given);
  const app = await appAt(`/news/${id}`, given, () => screen.findByRole('heading', { name: heading }));
  expect(elementOf(rendered?.html).isEqualNode(app)).toBe(true);
});

it('leads from an article to the match that it is about', () => {
  const linksOf = (match: unknown) => {
    const given = { '/NewPost/7': { data: { ...record, match } }, [NEWEST]: { data: news } };
    const links = elementOf(renderWith(aRequest(ARTICLE, { id: '7-tin' }), given)?.html).querySelectorAll('a');
    return [...links].flatMap((link) =>
      link.textContent?.startsWith('Xem trận đấu') ? link.getAttribute('href') : [],
    );
  };
  expect(linksOf('77')).toEqual(['/tran-dau/77']);
  expect(linksOf('Đội/1')).toEqual(['/tran-dau/%C4%90%E1%BB%99i%2F1']);
  expect([linksOf(undefined), linksOf({}), linksOf('')]).toEqual([[], [], []]);
});

it('asks as the app does, so that it finds the answers in the page', async () => {
  for (const [pattern, id, address] of [
    ['/nhan-dinh-bong-da', '', '/nhan-dinh-bong-da'],
    ['/news/:id', '7-tin', '/news/7-tin'],
  ] as const) {
    const { requests, unmount } = openSite(address, (path) => ({ data: path === '/NewPost/7' ? record : [] }));
    await screen.findAllByRole('heading');
    await act(async () => {});
    const asked = needs(aRequest(pattern, { id })).map(({ path, query = {} }) => path + queryText(query));
    expect(new Set(requests)).toEqual(new Set(asked));
    unmount();
  }
});

it('a player has its space, with a link to the video', () => {
  const frames =
    '<p><iframe src="https://www.youtube.com/embed/abc?start=9" title="Bàn thắng"></iframe></p>' +
    '<a href="/news"><iframe src="https://player.vimeo.com/video/5"></iframe></a>';
  const rendered = renderWith(aRequest(ARTICLE, { id: '7-tin' }), {
    '/NewPost/7': { data: { ...record, content: frames } },
  });
  const [link, inLink] = elementOf(rendered?.html).querySelectorAll('[data-player]');
  expect(link?.textContent).toBe('▶ Xem video: Bàn thắng');
  expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc&t=9');
  expect([inLink?.tagName, inLink?.textContent]).toEqual(['SPAN', '▶ Xem video']);
  expect(rendered?.css).toContain('[data-player]');
});

it.each<[string, string, BodiesByPath]>([
  ['no answer', '7-tin', {}],
  ['no answer but of its neighbours', '7-tin', { [NEWEST]: { data: news } }],
  ['a refusal', '7-tin', { '/NewPost/7': 503 }],
  ['another shape', '7-tin', { '/NewPost/7': 'xin chào' }],
  ['an article of another shape', '7-tin', { '/NewPost/7': { data: { id: 7 } } }],
])('%s renders no article, and says nothing of it', (_, id, given) => {
  expect(renderWith(aRequest(ARTICLE, { id }), given)).toBeUndefined();
});

it.each<[string, unknown]>([
  ['no answer', undefined],
  ['a refusal', 500],
  ['another shape', { data: {} }],
])('%s renders no list', (_, body) => {
  expect(renderWith(aRequest('/news'), { [LIST]: body })).toBeUndefined();
});

it.each<[string, string, BodiesByPath]>([
  ['the server has none', '7-tin', { '/NewPost/7': 404 }],
  ['the answer is empty', '7-tin', { '/NewPost/7': { data: null } }],
  ['it is a draft', '7-tin', { '/NewPost/7': { data: { ...record, status: 'Draft' } } }],
  ['the address has no id', 'abc', {}],
  ['the address has an id that is none', `1${'0'.repeat(30)}-x`, {}],
  ['the address cannot be read', '%E0%A4%A', {}],
])('when %s search engines are told that there is no article', (_, id, given) => {
  const rendered = renderWith(aRequest(ARTICLE, { id }), given);
  expect(rendered).toMatchObject({ page: { status: 404 }, robots: 'noindex', title: 'Không tìm thấy bài viết' });
  expect(rendered?.html.match(/<h1.*?<\/h1>/g)).toEqual([expect.stringContaining('Không tìm thấy bài viết')]);
  expect(rendered?.canonical).toBeUndefined();
});

it.each([
  ['7', 'tin', '/news/7-tin'],
  ['7-ten-cu', 'tin', '/news/7-tin'],
  ['7-TIN', 'tin', '/news/7-tin'],
  ['7-tin', '', '/news/7'],
  ['7-x', 'a\r\nSet-Cookie: x=1/ă\uD83D', '/news/7-a%0D%0ASet-Cookie%3A%20x%3D1%2F%C4%83'],
])('an article at %s is led to its own address', (id, slug, location) => {
  const rendered = renderWith(aRequest(ARTICLE, { id }), { '/NewPost/7': { data: { ...record, slug } } });
  expect(rendered).toEqual({ html: '', css: '', page: { status: 301, location } });
  const at = location.replace('/news/', '').replaceAll('%2F', '/');
  expect(
    renderWith(aRequest(ARTICLE, { id: at }), { '/NewPost/7': { data: { ...record, slug } } })?.page,
  ).toBeUndefined();
});

it('a preview is led to its address among the previews', () => {
  const request = aRequest('/nhan-dinh-bong-da/:id', { id: '7-ten-cu' });
  const page = { status: 301, location: '/nhan-dinh-bong-da/7-tin' };
  expect(renderWith(request, { '/Commentary/7': { data: { ...record, slug: 'tin' } } })?.page).toEqual(page);
});

it('whatever its slug, an article stands at its own address, and is led nowhere from there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (slug) => {
      const path = articlePath('news', { id: 7, slug });
      const request = aRequest(ARTICLE, { path, params: matchPattern(ARTICLE, path) ?? {} });
      expect(renderWith(request, { '/NewPost/7': { data: { ...record, slug, content: '' } } })?.canonical).toBe(path);
    }),
    { numRuns: 25 },
  );
});

it('links lead below the base path; addresses of the page itself do not have it', () => {
  const request = aRequest(ARTICLE, { id: '7-tin', base: '/bong-da' });
  const rendered = renderWith(request, { '/NewPost/7': { data: record }, [NEWEST]: { data: news } });
  const links = [...elementOf(rendered?.html).querySelectorAll('[aria-label^="Về trang"], h2 a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/bong-da/news',
    '/bong-da/news/9-chin',
    '/bong-da/news/6-sau',
  ]);
  expect(rendered?.canonical).toBe('/news/7-tin');
  expect(JSON.stringify(rendered?.jsonLd)).toContain('"https://tyso.vn/bong-da/news/7-tin"');
});

it('times are those of Vietnam, and as old as the request says', () => {
  const { html } = renderWith(aRequest('/news'), { [LIST]: { data: [aNews()] } }) ?? {};
  expect(elementOf(html).querySelector('time')?.textContent).toBe('2 giờ trước · Đăng lúc 00:00 10/12/2022');
  const late = aRequest('/news', { now: aRequest('/news').now + 3_600 });
  expect(renderWith(late, { [LIST]: { data: [aNews()] } })?.html).toContain('3 giờ trước');
});

it('an article beyond all measure is left to the app, but for what is said of it', () => {
  const long = { ...record, content: `<p>${'dài '.repeat(25_000)}</p>` };
  const rendered = renderWith(aRequest(ARTICLE, { id: '7-tin' }), { '/NewPost/7': { data: long } });
  expect(rendered).toMatchObject({ html: '', css: '', title: 'Tin số 1', canonical: '/news/7-tin' });
  expect(rendered?.answers).toBeUndefined();
});

it('whatever editors write, the HTML and its words are no larger than they may be', () => {
  const long = 'ă'.repeat(300_000);
  const given = { ...record, name: long, description: long, content: `<p>${long}</p>`, slug: long.slice(0, 2_000) };
  const at = encodeURIComponent(`7-${given.slug}`);
  const list = renderWith(aRequest('/news'), {
    [LIST]: { data: Array.from({ length: 20 }, (_, id) => ({ ...given, id: id + 1 })) },
  });
  const article = renderWith(aRequest(ARTICLE, { id: at }), { '/NewPost/7': { data: given } });
  for (const { html, css, ...words } of [list ?? { html: 'x', css: '' }, article ?? { html: 'x', css: '' }]) {
    expect([html, css]).toEqual(['', '']);
    expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(32_000);
  }
});

it('has the rules of what it renders, and nothing that server-rendered HTML may not have', () => {
  for (const rendered of [
    renderWith(aRequest('/nhan-dinh-bong-da'), { '/Commentary?pageNumber=1&pageSize=20': { data: [aPreview()] } }),
    renderWith(aRequest(ARTICLE, { id: '7-tin' }), { '/NewPost/7': { data: record }, [NEWEST]: { data: news } }),
  ]) {
    expect(rendered?.css).toContain('{');
    expect(rendered?.css).not.toMatch(/data-styled|<|sc-/);
    expect(rendered?.html).not.toMatch(/ style=|<(?:style|script|iframe|link|meta|template|noscript)/);
  }
});

it('what did not come is not promised', () => {
  const request = aRequest(ARTICLE, { id: '7-tin' });
  expect(answersTo(request, {})).toEqual([]);
  expect(renderWith(request, { '/NewPost/7': { data: record }, [NEWEST]: 503 })?.answers).toEqual(['article']);
});
