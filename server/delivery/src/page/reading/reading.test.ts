import { createHash } from 'node:crypto';
import { anArticleSite, aRecord } from '../../testing/articleApi';

const ARTICLE = '/api/NewPost/12';
const LIST = '/api/NewPost?pageNumber=1&pageSize=20';
const RIGHT = '/news/12-doi-tuyen-hoi-quan';

/** The JSON-LD of a page, by type. */
function linkedData(html: string): Record<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return Object.fromEntries(blocks.map(([, text = '']) => JSON.parse(text)).map((data) => [data['@type'], data]));
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the texts of a release', () => {
  const pages = ['/news', '/news/:id'].map((path) => ({ path, title: 'Bản tin', description: `Ở ${path}` }));

  it('name its list, and describe an article that says nothing of itself', async () => {
    const answers = { [ARTICLE]: { data: aRecord({ description: '' }) }, [LIST]: { data: [aRecord()] } };
    const { get } = await anArticleSite({ answers, pages });
    const list = (await get('/news')).body;
    expect(list).toContain('<title>Bản tin | TySo</title>');
    expect(meta(list, 'description')).toBe('Ở /news');
    expect(meta((await get(RIGHT)).body, 'description')).toBe('Ở /news/:id');
  });

  it('missing from an older release are those of the site', async () => {
    const { get } = await anArticleSite({ answers: {} });
    expect((await get('/news')).body).toContain('<title>Tỷ số trực tuyến | TySo</title>');
  });
});

describe('an article', () => {
  it('does not mark links to our own site as paid', async () => {
    const content =
      '<p><a href="https://www.tyso.vn/top-nha-cai" rel="sponsored">Nhà cái</a> <a href="https://xtyso.vn/">Khác</a></p>';
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord({ content }) } } });
    const { body } = await get(RIGHT);
    expect(body).toContain('<a href="https://www.tyso.vn/top-nha-cai">Nhà cái</a>');
    expect(body).toContain('<a href="https://xtyso.vn/" rel="noopener noreferrer nofollow" target="_blank">Khác</a>');
  });

  it('stands in the page, with all that search engines and cards want to know', async () => {
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord() } } });
    const { statusCode, body } = await get(RIGHT);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Đội tuyển hội quân | TySo</title>');
    expect(body).toContain(`<link rel="canonical" href="https://tyso.vn${RIGHT}">`);
    expect(meta(body, 'description')).toBe('Hai mươi ba cầu thủ có mặt.');
    expect(meta(body, 'og:type')).toBe('article');
    expect(meta(body, 'og:image')).toBe('https://tyso.vn/media/a.webp');
    expect(meta(body, 'twitter:card')).toBe('summary_large_image');
    expect(body).toMatch(/<h1[^>]*>Đội tuyển hội quân<\/h1>/);
    expect(body).toContain('>00:00 10/12/2022</time>');
    expect(body).toContain('<p>Buổi tập đầu tiên.</p></div>');
    expect(body).not.toContain('<noscript>');
    const { NewsArticle, BreadcrumbList } = linkedData(body);
    expect(NewsArticle).toMatchObject({
      headline: 'Đội tuyển hội quân',
      datePublished: '2022-12-09T17:00:00.000Z',
      image: ['https://tyso.vn/media/a.webp'],
      mainEntityOfPage: `https://tyso.vn${RIGHT}`,
    });
    expect(BreadcrumbList).toMatchObject({ itemListElement: [{}, { item: 'https://tyso.vn/news' }, { position: 3 }] });
  });

  it('says when it was corrected, to readers and to search engines', async () => {
    const updated_date = '2022-12-10T01:30:00Z';
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord({ updated_date }) } } });
    const { body } = await get(RIGHT);
    expect(body).toContain(`<span>Cập nhật <time datetime="${updated_date}">08:30 10/12/2022</time></span>`);
    expect(meta(body, 'article:modified_time')).toBe('2022-12-10T01:30:00.000Z');
    expect(linkedData(body).NewsArticle).toMatchObject({ dateModified: '2022-12-10T01:30:00.000Z' });
  });

  it.each([undefined, null, 'hôm qua', 7])(
    'corrected at %p it says nothing of it, and stands there',
    async (updated_date) => {
      const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord({ updated_date }) } } });
      const { statusCode, body } = await get(RIGHT);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Cập nhật <time');
      expect(linkedData(body).NewsArticle).not.toHaveProperty('dateModified');
    },
  );

  it('that was renamed twice is led to from both of its old addresses, below a base path, with the query', async () => {
    const { get } = await anArticleSite({
      answers: { [ARTICLE]: { data: aRecord({ slug: 'ten-moi' }) } },
      site: { base_path: '/bong-da' },
    });
    for (const old of ['ten-cu', 'ten-giua']) {
      const { statusCode, headers } = await get(`/bong-da/news/12-${old}?utm_source=zalo&a=%C4%91`);
      expect([statusCode, headers.location]).toEqual([301, '/bong-da/news/12-ten-moi?utm_source=zalo&a=%C4%91']);
    }
    expect((await get('/bong-da/news/12-ten-moi')).statusCode).toBe(200);
  });

  it('brings its answer along, so that the app need not ask', async () => {
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord() } } });
    const text = /id="tyso-answer">(.*?)<\/script>/s.exec((await get(RIGHT)).body)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ address: '/NewPost/12', body: { data: aRecord() } });
  });

  it('has the file that draws it on its way, which a list has not', async () => {
    const { get } = await anArticleSite({
      answers: { [ARTICLE]: { data: aRecord() }, [LIST]: { data: [aRecord()] } },
    });
    expect((await get(RIGHT)).body).toMatch(
      /<link rel="preload" as="script" href="[^"]+Detail\.88\.js" integrity="sha384-[^"]+" fetchpriority="low">/,
    );
    expect((await get('/news')).body).not.toContain('Detail.88.js');
  });

  it.each([
    ['/news/12', RIGHT],
    ['/news/12-ten-cu?utm_source=x', `${RIGHT}?utm_source=x`],
    ['/News/12-doi-tuyen-hoi-quan', RIGHT],
    [`${RIGHT}/`, RIGHT],
    ['/news/12-%C4%91?a=%0d%0aSet-Cookie:x', `${RIGHT}?a=%0d%0aSet-Cookie:x`],
  ])('asked for at %s leads to %s', async (url, to) => {
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord() } } });
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(301);
    expect(headers).toMatchObject({ location: to, 'cache-control': 'no-cache' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('with a slug that could end a header has an address that cannot', async () => {
    const slug = 'a\r\nSet-Cookie: x=1/ă\uD83D.html';
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord({ slug }) } } });
    const { headers } = await get('/news/12');
    expect(headers.location).toBe('/news/12-a%0D%0ASet-Cookie%3A%20x%3D1%2F%C4%83.html');
    expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  it.each(['/news/99-khong-co', '/news/abc', '/news/-', `/news/1${'0'.repeat(30)}`])(
    'that does not exist is 404, and the page starts the app: %s',
    async (url) => {
      const { get } = await anArticleSite();
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain('data-shell');
    },
  );

  it.each([
    ['a draft', { data: aRecord({ status: 'Draft' }) }],
    ['nothing', { data: null }],
  ])('that comes as %s does not exist', async (_, answer) => {
    const { get } = await anArticleSite({ answers: { [ARTICLE]: answer } });
    expect((await get(RIGHT)).statusCode).toBe(404);
  });

  it('lets no text of its own out of its place', async () => {
    const cunning = '</script><script>alert(1)</script><!-- \u2028 "\'><img src=x onerror=alert(1)>';
    const record = aRecord({ name: cunning, description: cunning, image: `/media/${cunning}`, content: cunning });
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: record } } });
    const { body, headers } = await get(RIGHT);
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.filter((hash) => !String(headers['content-security-policy']).includes(hash))).toEqual([]);
    expect(scripts).toHaveLength(1);
    expect(body.slice(body.indexOf('tyso-answer'))).not.toMatch(/<!--|\u2028/);
    expect(body).not.toMatch(/<img[^>]*onerror/);
    expect(linkedData(body).NewsArticle).toMatchObject({ description: cunning });
  });

  it('beyond all measure is left to the app', async () => {
    const content = `<p>${'dài '.repeat(200_000)}</p>`;
    const { get } = await anArticleSite({ answers: { [ARTICLE]: { data: aRecord({ content }) } } });
    const { statusCode, body } = await get(RIGHT);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Đội tuyển hội quân | TySo</title>');
    expect(body.length).toBeLessThan(50_000);
  });

  it('without a known origin has no whole addresses, and invents none', async () => {
    const { get } = await anArticleSite({
      answers: { [ARTICLE]: { data: aRecord() } },
      config: { publicUrl: undefined },
    });
    const { body } = await get(RIGHT, { host: 'evil.example' });
    expect(body).not.toMatch(/canonical|og:url|og:image|evil\.example/);
    expect(linkedData(body).NewsArticle).toMatchObject({ url: RIGHT });
  });

  it('has the pictures of the server that it is from, whose addresses are relative', async () => {
    const record = aRecord({ image: 'uploads/dau.webp', content: '<p><img src="../uploads/a.jpg" alt="Sân"></p>' });
    const { get } = await anArticleSite({
      answers: { [ARTICLE]: { data: record } },
      site: { api_base: 'https://may-chu.example' },
    });
    const { body } = await get(RIGHT);
    expect(body).toContain('<img src="https://may-chu.example/uploads/a.jpg" alt="Sân"');
    expect(body).toContain('<meta property="og:image" content="https://may-chu.example/uploads/dau.webp">');
  });

  it('below a base path has that in all addresses', async () => {
    const { get } = await anArticleSite({
      answers: { [ARTICLE]: { data: aRecord() } },
      site: { base_path: '/bong-da' },
    });
    expect((await get('/bong-da/news/12')).headers.location).toBe(`/bong-da${RIGHT}`);
    const { body } = await get(`/bong-da${RIGHT}`);
    expect(body).toContain(`<link rel="canonical" href="https://tyso.vn/bong-da${RIGHT}">`);
    expect(body).toContain('href="/bong-da/news">‹ Tin tức bóng đá</a>');
  });
});

describe('a list', () => {
  it('stands in the page, with links to its articles', async () => {
    const data = [
      aRecord(),
      aRecord({ id: 11, slug: 'cu-hon', image: undefined }),
      aRecord({ id: 10, status: 'Draft' }),
    ];
    const { get } = await anArticleSite({ answers: { [LIST]: { data } } });
    const { body } = await get('/news');
    expect(body).toMatch(/<h1>Tin tức bóng đá<\/h1>/);
    expect([...body.matchAll(/<h2[^>]*><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      RIGHT,
      '/news/11-cu-hon',
    ]);
    expect(linkedData(body).ItemList).toMatchObject({ itemListElement: [{ url: `https://tyso.vn${RIGHT}` }, {}] });
  });
});

describe('a match', () => {
  const teams = [
    { id: 101, name: 'Arsenal' },
    { id: 102, name: 'Chelsea' },
  ];
  const match = {
    id: 7,
    match_time: 1_670_612_400,
    status_id: 1,
    competition_id: 1,
    home_team_id: 101,
    away_team_id: 102,
  };
  const data = [{ ...match, home_scores: [0], away_scores: [0] }];
  const answers = { '/api/match?Id=7': { data, extra_data: { team: teams, competition: [] } } };

  it('that a link opens is named to search engines', async () => {
    const { get } = await anArticleSite({ answers });
    const { body } = await get('/?match=7');
    expect(body).toContain('<title>Arsenal – Chelsea: tỷ số trực tuyến | TySo</title>');
    expect(linkedData(body).SportsEvent).toMatchObject({
      name: 'Arsenal – Chelsea',
      startDate: '2022-12-09T19:00:00.000Z',
      url: 'https://tyso.vn/?match=7',
    });
  });

  it.each(['/?match=8', '/?match=x', '/?match=', '/'])(
    'that nobody knows leaves the start page as it is: %s',
    async (url) => {
      const { get } = await anArticleSite({ answers });
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('SportsEvent');
      expect(body).not.toContain('noindex');
    },
  );
});

describe('while api', () => {
  const plain = (body: string) => body.includes('data-shell') && !body.includes('ld+json');

  it('is slow the page goes out without after 300 ms, and for the next visitor at once', async () => {
    const { get, asked } = await anArticleSite({ answer: () => {} });
    const first = performance.now();
    const { statusCode, body } = await get(RIGHT);
    expect(performance.now() - first).toBeGreaterThan(250);
    expect(performance.now() - first).toBeLessThan(1_500);
    expect(statusCode).toBe(200);
    expect(plain(body)).toBe(true);
    const second = performance.now();
    expect(plain((await get(RIGHT)).body)).toBe(true);
    expect(performance.now() - second).toBeLessThan(200);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['is away', (destroy: () => void) => destroy()],
    ['answers nonsense', (_: unknown, end: (text: string) => void) => end('<!doctype html>')],
  ])('%s the page goes out without', async (_, act) => {
    const { get } = await anArticleSite({
      answer: (request, response) =>
        act(
          () => request.destroy(),
          (text) => response.end(text),
        ),
    });
    for (const url of [RIGHT, '/news', '/?match=7']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(plain(body)).toBe(true);
    }
  });
});

it('a burst asks api once, and all get the same page', async () => {
  const { get, asked } = await anArticleSite({ answers: { [LIST]: { data: [aRecord()] } } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/news', { 'accept-encoding': 'br' })));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(asked).toEqual([LIST]);
  const again = await get('/news', { 'accept-encoding': 'br', 'if-none-match': String(answers[0]?.headers.etag) });
  expect(again.statusCode).toBe(304);
});
