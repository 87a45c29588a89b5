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

const emptyLists = {
  '/api/Commentary?pageNumber=1&pageSize=100': { data: [] },
  '/api/NewPost?pageNumber=1&pageSize=100': { data: [] },
};

const HOUR = 3_600_000;
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('names every page and every article, with whole addresses', async () => {
  const { get } = await anArticleSite({ answer: newsOf(101, () => Date.UTC(2022, 11, 9)) });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(body).slice(0, 4)).toEqual([
    'https://tyso.vn/',
    'https://tyso.vn/nhan-dinh-bong-da',
    'https://tyso.vn/news',
    'https://tyso.vn/news/101-bai',
  ]);
  expect(locations(body)).toHaveLength(3 + 101);
  expect(body).toContain('<lastmod>2022-12-09T00:00:00.000Z</lastmod>');
});

it('names no page that its release keeps out', async () => {
  const page = { path: '/tin-nhap', title: 'Tin nháp', description: 'Chưa đăng', isInSitemap: false };
  const { get } = await anArticleSite({ answers: emptyLists, paths: ['/news', page.path], pages: [page] });
  expect(locations((await get('/sitemap.xml')).body)).toEqual(['https://tyso.vn/', 'https://tyso.vn/news']);
});

it('dates an article by its correction', async () => {
  const data = [aRecord({ updated_date: '2022-12-10T01:30:00Z' })];
  const answers = { ...emptyLists, '/api/NewPost?pageNumber=1&pageSize=100': { data } };
  const { get } = await anArticleSite({ answers });
  expect((await get('/sitemap.xml')).body).toContain('<lastmod>2022-12-10T01:30:00.000Z</lastmod>');
});

it('becomes an index of parts when there are too many for one file', async () => {
  const { get } = await anArticleSite({ answer: newsOf(10_000, () => Date.UTC(2022, 11, 9)) });
  // A busy machine is not done when the patience is over, and goes on.
  const index = () => get('/sitemap.xml');
  let answer = await index();
  while (answer.statusCode === 503) answer = await index();
  expect(locations(answer.body)).toEqual(['https://tyso.vn/sitemap-1.xml', 'https://tyso.vn/sitemap-2.xml']);
  expect(locations((await get('/sitemap-2.xml')).body)).toHaveLength(3);
  expect((await get('/sitemap-3.xml')).statusCode).toBe(404);
});

it.each([
  ['on', { data: { betting_adverts: true } }, true],
  ['off', { data: { betting_adverts: false } }, false],
  ['not known', undefined, false],
])('names the ranking of bookmakers only while betting is on: %s', async (_, setting, isNamed) => {
  const answers = { '/api/AppSetting': setting, ...emptyLists };
  const { get } = await anArticleSite({ answers, paths: ['/news', '/top-nha-cai'] });
  const { statusCode, body } = await get('/sitemap.xml');
  expect([statusCode, locations(body).includes('https://tyso.vn/top-nha-cai')]).toEqual([200, isNamed]);
  expect(locations(body)).toContain('https://tyso.vn/news');
});

it('of news names what was published in the last two days', async () => {
  const { get } = await anArticleSite({ answer: newsOf(5, (index) => Date.now() - (index * 20 + 1) * HOUR) });
  const { body } = await get('/sitemap-news.xml');
  expect(locations(body)).toEqual([5, 4, 3].map((id) => `https://tyso.vn/news/${id}-bai`));
  expect(body).toContain('<news:title>A &amp; &lt;b&gt; </news:title>');
  expect(body).toContain('<news:language>vi</news:language>');
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
