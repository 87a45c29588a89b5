import { anArticleSite, aRecord } from '../testing/articleApi';

/** `count` news articles, the newest first, and no previews. */
function newsOf(count: number, publishedAt: (index: number) => number) {
  return (request: { url?: string | undefined }, response: { end(text: string): void }) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const page = Number(searchParams.get('pageNumber'));
    const size = Number(searchParams.get('pageSize'));
    const all = Array.from({ length: count }, (_, index) =>
      aRecord({ id: count - index, slug: `bai`, name: `A & <b> \u0001`, published_date: new Date(publishedAt(index)) }),
    );
    const data = pathname === '/api/NewPost' ? all.slice((page - 1) * size, page * size) : [];
    response.end(JSON.stringify({ data }));
  };
}

const NEWEST = '/api/NewPost?pageNumber=1&pageSize=100';

/** An entry that lists what an expression says. */
const listing = (list: string, needs = '() => []') =>
  `Object.assign(exports, { needs: () => [], draw: () => ({ html: '<h1>rendered</h1>', css: '' }), addresses: { needs: ${needs}, list: ({ page }) => (${list}) } })`;

const HOUR = 3_600_000;
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

const dateOf = (xml: string, address: string) =>
  new RegExp(`<loc>${address.replace(/[.?]/g, '\\$&')}</loc>(?:<lastmod>(.*?)</lastmod>)?<`).exec(xml)?.[1];

it('is an index of the pages and of what each remote lists, with whole addresses', async () => {
  const { get } = await anArticleSite({ answer: newsOf(101, () => Date.UTC(2022, 11, 9)) });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(body)).toEqual([
    'https://tyso.vn/sitemap-pages-1.xml',
    'https://tyso.vn/sitemap-mfe-articles-1.xml',
  ]);
  expect(dateOf(body, 'https://tyso.vn/sitemap-mfe-articles-1.xml')).toBe('2022-12-09T00:00:00.000Z');
  expect(locations((await get('/sitemap-pages-1.xml')).body)).toEqual([
    'https://tyso.vn/',
    'https://tyso.vn/nhan-dinh-bong-da',
  ]);
  const articles = (await get('/sitemap-mfe-articles-1.xml')).body;
  expect(locations(articles).slice(0, 2)).toEqual(['https://tyso.vn/news', 'https://tyso.vn/news/101-bai']);
  expect(locations(articles)).toHaveLength(102);
});

it('names no page that its release keeps out', async () => {
  const page = { path: '/tin-nhap', title: 'Tin nháp', description: 'Chưa đăng', isInSitemap: false };
  const { get } = await anArticleSite({ entry: null, paths: ['/news', page.path], pages: [page] });
  expect(locations((await get('/sitemap-pages-1.xml')).body)).toEqual(['https://tyso.vn/', 'https://tyso.vn/news']);
});

it('dates what its release dates, and no page whose change nobody knows', async () => {
  const data = [aRecord({ updated_date: '2022-12-10T08:30:00+07:00' }), aRecord({ id: 13 })];
  const { get } = await anArticleSite({ answers: { [NEWEST]: { data } } });
  const listed = (await get('/sitemap-mfe-articles-1.xml')).body;
  expect(dateOf(listed, 'https://tyso.vn/news/12-doi-tuyen-hoi-quan')).toBe('2022-12-10T01:30:00.000Z');
  expect(dateOf(listed, 'https://tyso.vn/news/13-doi-tuyen-hoi-quan')).toBe('2022-12-09T17:00:00.000Z');
  expect(dateOf(listed, 'https://tyso.vn/news')).toBe('2022-12-10T01:30:00.000Z');
  const pages = (await get('/sitemap-pages-1.xml')).body;
  expect(dateOf(pages, 'https://tyso.vn/nhan-dinh-bong-da')).toBeUndefined();
});

it('has several parts when there are too many addresses for one file', async () => {
  const { get } = await anArticleSite({ answer: newsOf(10_003, () => Date.UTC(2022, 11, 9)) });
  // A busy machine is not done when the patience is over, and goes on.
  const index = () => get('/sitemap.xml');
  let answer = await index();
  while (answer.statusCode === 503) answer = await index();
  expect(locations(answer.body)).toEqual(
    ['pages-1', 'mfe-articles-1', 'mfe-articles-2'].map((part) => `https://tyso.vn/sitemap-${part}.xml`),
  );
  expect(locations((await get('/sitemap-mfe-articles-2.xml')).body)).toHaveLength(4);
  for (const part of ['mfe-articles-3', 'mfe-articles-0', 'mfe-scores-1', 'pages', 'articles-1', 'chess-1']) {
    expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  }
});

it('of news names what was published in the last two days', async () => {
  const { get } = await anArticleSite({ answer: newsOf(5, (index) => Date.now() - (index * 20 + 1) * HOUR) });
  const { body } = await get('/sitemap-news.xml');
  expect(locations(body)).toEqual([5, 4, 3].map((id) => `https://tyso.vn/news/${id}-bai`));
  expect(body).toContain('<news:title>A &amp; &lt;b&gt; </news:title>');
  expect(body).toContain('<news:language>vi</news:language>');
});

it('stands below the base path', async () => {
  const entry = listing(`{ addresses: [{ path: '/news/1-x' }, { path: '/news?trang=2' }] }`);
  const { get } = await anArticleSite({ entry, site: { base_path: '/bong-da' } });
  expect(locations((await get('/sitemap-mfe-articles-1.xml')).body)).toEqual([
    'https://tyso.vn/bong-da/news/1-x',
    'https://tyso.vn/bong-da/news?trang=2',
  ]);
  expect(locations((await get('/sitemap-pages-1.xml')).body)[0]).toBe('https://tyso.vn/bong-da');
});

it('leaves out what is no address of a page of its release', async () => {
  const paths = [
    ...[
      'https://vi-du.example/news/1',
      '//vi-du.example/news/1',
      'javascript:alert(1)',
      'news/1',
      '',
      '/\\\\vi-du.example',
    ],
    ...[
      '/news/1\\u0000',
      '/news/1\\n2',
      '/news/\\ud83d',
      '/news/tiếng',
      '/news/../admin',
      '/news/1#x',
      '/tips',
      '/r/x',
      '/',
    ],
    `/news/${'x'.repeat(3_000)}`,
  ];
  const odd = `null, 7, {}, { path: 7 }, { path: '/news/2', changed: 'soon' }, { path: '/news/3', news: { title: 7 } }`;
  const fine = `{ path: '/news/4-<x>'.replace(/[<>]/g, '') }, { path: '/news/4-x' }, { path: '/news/5?a=b&c', changed: '2022-12-10' }`;
  const listed = `${paths.map((path) => `{ path: '${path}' }`)}, ${odd}, ${fine}`;
  const { get } = await anArticleSite({ entry: listing(`{ addresses: [${listed}] }`) });
  const { body } = await get('/sitemap-mfe-articles-1.xml');
  expect(locations(body)).toEqual(['https://tyso.vn/news/4-x', 'https://tyso.vn/news/5?a=b&amp;c']);
  expect(dateOf(body, 'https://tyso.vn/news/5?a=b&amp;c')).toBe('2022-12-10T00:00:00.000Z');
});

it('says texts of control characters without them', async () => {
  const news = `{ title: 'A\\u0001\\u000b<b>', published: '${new Date().toISOString()}' }`;
  const { get } = await anArticleSite({ entry: listing(`{ addresses: [{ path: '/news/1-x', news: ${news} }] }`) });
  expect((await get('/sitemap-news.xml')).body).toContain('<news:title>A&lt;b&gt;</news:title>');
});

it.each([
  [
    'a million addresses at once',
    `{ addresses: Array.from({ length: 1e6 }, (_, index) => ({ path: '/news/' + index })) }`,
  ],
  ['without an end in time', '(() => { for (;;); })()'],
  ['and throws', `(() => { throw new Error('oh') })()`],
  ['no list', '7'],
  ['more than memory holds', `(() => { const all = []; for (;;) all.push('x'.repeat(1e6) + all.length); })()`],
])('an entry that lists %s costs its addresses alone', async (_, list) => {
  const { get } = await anArticleSite({ entry: listing(list), limits: { computingMs: 500 } });
  expect((await get('/sitemap-mfe-articles-1.xml')).statusCode).toBe(503);
  expect((await get('/sitemap-pages-1.xml')).statusCode).toBe(200);
  expect((await get('/news')).body).toContain('<h1>rendered</h1>');
});

it('a list that has always more ends somewhere', async () => {
  const entry = listing(
    `{ addresses: Array.from({ length: 200 }, (_, index) => ({ path: '/news/' + page + '-' + index })), hasMore: true }`,
  );
  const { get } = await anArticleSite({ entry });
  let answer = await get('/sitemap.xml');
  while (answer.statusCode === 503) answer = await get('/sitemap.xml');
  expect(locations(answer.body)).toHaveLength(1 + 10);
});

it('a release that lists nothing has its pages in them', async () => {
  for (const entry of [null, 'exports.needs = () => []; exports.draw = () => undefined;']) {
    const { get } = await anArticleSite({ entry });
    expect(locations((await get('/sitemap.xml')).body)).toEqual(['https://tyso.vn/sitemap-pages-1.xml']);
    expect(locations((await get('/sitemap-pages-1.xml')).body)).toContain('https://tyso.vn/news');
  }
});

it('is not there without an origin, nor while api is away', async () => {
  const nowhere = await anArticleSite({ config: { publicUrl: undefined } });
  expect((await nowhere.get('/sitemap.xml')).statusCode).toBe(404);
  const away = await anArticleSite({ answer: (request) => request.destroy() });
  const { statusCode, headers } = await away.get('/sitemap.xml');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('60');
});

it('is named in robots.txt', async () => {
  const { get } = await anArticleSite();
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://tyso.vn/sitemap.xml\n');
});
