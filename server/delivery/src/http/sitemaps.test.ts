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

const dateOf = (xml: string, address: string) =>
  new RegExp(`<loc>${address.replace(/[.?]/g, '\\$&')}</loc>(?:<lastmod>(.*?)</lastmod>)?<`).exec(xml)?.[1];

it('is an index of pages and articles, with whole addresses', async () => {
  const { get } = await anArticleSite({ answer: newsOf(101, () => Date.UTC(2022, 11, 9)) });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(body)).toEqual(['https://tyso.vn/sitemap-pages-1.xml', 'https://tyso.vn/sitemap-articles-1.xml']);
  expect(dateOf(body, 'https://tyso.vn/sitemap-articles-1.xml')).toBe('2022-12-09T00:00:00.000Z');
  expect(locations((await get('/sitemap-pages-1.xml')).body)).toEqual([
    'https://tyso.vn/',
    'https://tyso.vn/nhan-dinh-bong-da',
    'https://tyso.vn/news',
  ]);
  const articles = (await get('/sitemap-articles-1.xml')).body;
  expect(locations(articles)[0]).toBe('https://tyso.vn/news/101-bai');
  expect(locations(articles)).toHaveLength(101);
});

it('names no page that its release keeps out', async () => {
  const page = { path: '/tin-nhap', title: 'Tin nháp', description: 'Chưa đăng', isInSitemap: false };
  const { get } = await anArticleSite({ answers: emptyLists, paths: ['/news', page.path], pages: [page] });
  expect(locations((await get('/sitemap-pages-1.xml')).body)).toEqual(['https://tyso.vn/', 'https://tyso.vn/news']);
});

it('dates an article by its correction, a list by its newest article, and no page whose change nobody knows', async () => {
  const data = [aRecord({ updated_date: '2022-12-10T01:30:00Z' }), aRecord({ id: 13 })];
  const answers = { ...emptyLists, '/api/NewPost?pageNumber=1&pageSize=100': { data } };
  const { get } = await anArticleSite({ answers });
  const pages = (await get('/sitemap-pages-1.xml')).body;
  const articles = (await get('/sitemap-articles-1.xml')).body;
  expect(dateOf(articles, 'https://tyso.vn/news/12-doi-tuyen-hoi-quan')).toBe('2022-12-10T01:30:00.000Z');
  expect(dateOf(articles, 'https://tyso.vn/news/13-doi-tuyen-hoi-quan')).toBe('2022-12-09T17:00:00.000Z');
  expect(dateOf(pages, 'https://tyso.vn/news')).toBe('2022-12-10T01:30:00.000Z');
  expect(dateOf(pages, 'https://tyso.vn/nhan-dinh-bong-da')).toBeUndefined();
  expect(dateOf(pages, 'https://tyso.vn/')).toBeUndefined();
});

it('has several parts when there are too many addresses for one file', async () => {
  const { get } = await anArticleSite({ answer: newsOf(10_003, () => Date.UTC(2022, 11, 9)) });
  // A busy machine is not done when the patience is over, and goes on.
  const index = () => get('/sitemap.xml');
  let answer = await index();
  while (answer.statusCode === 503) answer = await index();
  expect(locations(answer.body)).toEqual(
    ['pages-1', 'articles-1', 'articles-2'].map((part) => `https://tyso.vn/sitemap-${part}.xml`),
  );
  expect(locations((await get('/sitemap-articles-2.xml')).body)).toHaveLength(3);
  for (const part of ['articles-3', 'articles-0', 'matches-1', 'pages', 'chess-1']) {
    expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  }
});

it.each([
  ['on', { data: { betting_adverts: true } }, true],
  ['off', { data: { betting_adverts: false } }, false],
  ['not known', undefined, false],
])('names the ranking of bookmakers only while betting is on: %s', async (_, setting, isNamed) => {
  const answers = { '/api/AppSetting': setting, ...emptyLists };
  const { get } = await anArticleSite({ answers, paths: ['/news', '/top-nha-cai'] });
  const { statusCode, body } = await get('/sitemap-pages-1.xml');
  expect([statusCode, locations(body).includes('https://tyso.vn/top-nha-cai')]).toEqual([200, isNamed]);
  expect(locations(body)).toContain('https://tyso.vn/news');
});

describe('of matches', () => {
  const start = { path: '/', title: 'Tỷ số', description: 'Tỷ số', query: { match: '.{1,500}' } };

  /** A site whose start page opens matches, and these of today; other days have none. */
  async function aMatchSite(today: readonly object[], config = {}, site = {}) {
    const asked: URLSearchParams[] = [];
    const answer: NonNullable<Parameters<typeof anArticleSite>[0]>['answer'] = ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname !== '/api/match/range') return response.end('{"data":[]}');
      asked.push(searchParams);
      const [from, to] = ['FromDate', 'ToDate'].map((name) => Date.parse(searchParams.get(name) ?? ''));
      const isToday = Number(from) <= Date.now() && Date.now() < Number(to);
      return response.end(JSON.stringify({ data: isToday ? today : [] }));
    };
    const found = await anArticleSite({ answer, paths: ['/'], pages: [start], config, site });
    return { ...found, asked };
  }

  const now = Math.floor(Date.now() / 1000);

  it('names those of the days around today, by ids of any form', async () => {
    const matches = [
      { id: 'a b&c', match_time: now + 60, status_id: 1 },
      { id: '7', match_time: now - 60, status_id: 1 },
    ];
    const { get, asked } = await aMatchSite(matches);
    expect(locations((await get('/sitemap.xml')).body)).toContain('https://tyso.vn/sitemap-matches-1.xml');
    const { body } = await get('/sitemap-matches-1.xml');
    expect(locations(body)).toEqual(['https://tyso.vn/?match=a%20b%26c', 'https://tyso.vn/?match=7']);
    const days = asked.map((query) => query.get('FromDate'));
    expect([days.length, new Set(days).size]).toEqual([6, 6]);
    expect(days.every((day) => day?.endsWith('T17:00:00.000Z'))).toBe(true);
  });

  it('dates what is played by now, and nothing else', async () => {
    const { get } = await aMatchSite([
      { id: 1, match_time: now - 30 * 60, status_id: 2 },
      { id: 2, match_time: now - 10 * 3600, status_id: 8 },
      { id: 3, match_time: now + 3600, status_id: 1 },
    ]);
    const { body } = await get('/sitemap-matches-1.xml');
    const age = (id: number) => now - Date.parse(dateOf(body, `https://tyso.vn/?match=${id}`) ?? '') / 1000;
    expect(age(1)).toBeLessThanOrEqual(0);
    expect([age(2), age(3)]).toEqual([NaN, NaN]);
  });

  it('leaves out what is not played, and what cannot be read', async () => {
    const { get } = await aMatchSite([
      { id: 1, match_time: now, status_id: 12 },
      { id: 2, match_time: now, status_id: 0 },
      { id: '\ud83d', match_time: now, status_id: 1 },
      { id: 3, match_time: 'soon', status_id: 1 },
      { id: 4, match_time: now, status_id: 99 },
      {},
      { id: 5, match_time: now, status_id: 1 },
    ]);
    expect(locations((await get('/sitemap-matches-1.xml')).body)).toEqual(['https://tyso.vn/?match=5']);
  });

  it('stands below the base path', async () => {
    const matches = [{ id: 5, match_time: now, status_id: 1 }];
    const { get } = await aMatchSite(matches, {}, { base_path: '/bong-da' });
    expect(locations((await get('/sitemap-matches-1.xml')).body)).toEqual(['https://tyso.vn/bong-da/?match=5']);
    expect(locations((await get('/sitemap-pages-1.xml')).body)).toEqual(['https://tyso.vn/bong-da']);
  });

  it('costs no articles when it cannot be had', async () => {
    const answers = { ...emptyLists, '/api/NewPost?pageNumber=1&pageSize=100': { data: [aRecord()] } };
    const { get } = await anArticleSite({ answers, paths: ['/'], pages: [start] });
    expect((await get('/sitemap-matches-1.xml')).statusCode).toBe(503);
    expect(locations((await get('/sitemap.xml')).body)).toEqual(
      ['pages', 'articles'].map((part) => `https://tyso.vn/sitemap-${part}-1.xml`),
    );
    expect((await get('/sitemap-articles-1.xml')).statusCode).toBe(200);
  });

  it('is not there while no release opens matches', async () => {
    const { get, asked } = await anArticleSite({ answer: (_, response) => response.end('{"data":[]}') });
    expect((await get('/sitemap-matches-1.xml')).statusCode).toBe(404);
    expect(asked.filter((url) => url.includes('match'))).toEqual([]);
  });
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
