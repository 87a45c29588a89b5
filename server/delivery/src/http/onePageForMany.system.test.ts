import { anArticleSite, aRecord } from '../testing/articleApi';

const LIST = '/api/NewPost?pageNumber=1&pageSize=20';
const BROWSER = { accept: 'text/html', 'accept-encoding': 'br' };
const ANSWERS = { '/api/NewPost/12': { data: aRecord() }, [LIST]: { data: [aRecord()] } };

/** The site with visitors of any address behind a proxy of this machine. */
async function aSite(pageLimit = 1000) {
  const site = await anArticleSite({ answers: ANSWERS, config: { pageLimit } });
  const from = (visitor: string, url: string, headers: { [name: string]: string } = BROWSER) =>
    site.get(url, { ...headers, 'x-forwarded-for': visitor });
  return { ...site, from };
}

/** Uses up an address's futile requests on {@link aSite}, with articles that do not exist. */
async function exhaust({ from }: Awaited<ReturnType<typeof aSite>>, visitor: string, times: number) {
  for (let id = 1; id <= times; id++) expect((await from(visitor, `/news/${500 + id}-x`)).statusCode).toBe(404);
}

/** Of each address: its status, and whether it is the same page as another. */
async function comparedWith(other: string, urls: readonly string[]) {
  const { get } = await aSite();
  const known = await get(other, BROWSER);
  const compared: [url: string, status: number, isSame: boolean][] = [];
  for (const url of urls) {
    const { statusCode, headers } = await get(url, BROWSER);
    compared.push([url, statusCode, headers.etag === known.headers.etag]);
  }
  return compared;
}

describe('addresses at which nothing is read', () => {
  it('have one page', async () => {
    const urls = [
      ...['/news/1-x', '/news/2-x', '/news/999999999999999-x', '/news/3', '/news/4-', '/news/5-%F0%9F%98%80'],
      ...['/NEWS/6-x', '/news/abc', '/news/-', '/news/0-x', '/news/-1-x', '/news/1e3-x', '/news/0x10', '/news/%00'],
      ...[`/news/1${'0'.repeat(400)}`, `/news/7-${'x'.repeat(4000)}`, '/news/8-x?a=1', '/news/9-x?a=2', '/news/10-x/'],
    ];
    expect(await comparedWith('/news/77-x', urls)).toEqual(urls.map((url) => [url, 404, true]));
  });

  it('have the start page', async () => {
    const urls = [
      ...['/?match=8', '/?match=999999999999999', '/?match=0', '/?match=-1', '/?match=1.5', '/?match=1e3', '/?match='],
      ...['/?match=1&match=2', '/?match[]=1', '/?match=%00', '/?MATCH=1', '/?match=1%20or%201=1', '/?match=NaN'],
      ...[`/?match=${'9'.repeat(4000)}`, '/?a=1', '/?filter=all&match=x'],
    ];
    expect(await comparedWith('/', urls)).toEqual(urls.map((url) => [url, 200, true]));
  });
});

it.each(['/news/12-a', '/news/12-b', '/news/12', '/News/12-c', '/news/12-doi-tuyen-hoi-quan', '/news/12-d?x=1'])(
  'one article is asked for once, whatever it is called: %s',
  async (url) => {
    const { get, asked } = await aSite();
    await get('/news/12-x', BROWSER);
    await get(url, BROWSER);
    // The list is rendered before anybody asks for it.
    expect(asked.filter((path) => path !== LIST)).toEqual(['/api/NewPost/12']);
  },
);

it('parts of the sitemap that are not there cost one reading of all articles', async () => {
  const { get, asked } = await anArticleSite({ answers: { ...ANSWERS, '/api/NewPost?pageNumber=1&pageSize=100': {} } });
  await get('/sitemap-1.xml');
  const { length } = asked;
  for (const part of [2, 3, 40, 9999]) await get(`/sitemap-${part}.xml`);
  expect(asked).toHaveLength(length);
});

describe('an address over its limit', () => {
  it('gets a page that starts the app, and the time to wait', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    const { statusCode, headers, rawPayload } = await site.from('203.0.113.7', '/news/12-doi-tuyen-hoi-quan', {
      accept: 'text/html',
    });
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(rawPayload.toString()).toContain('id="tyso-root"');
  });

  it('gets the error as JSON when it is no browser', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    const answer = await site.from('203.0.113.7', '/news/5-x', {});
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ error: { code: 'too_many_requests', message: expect.any(String) } });
  });

  it('has everything that is in memory', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    const kept = ['/', '/?filter=all', '/news/501-x', '/404.html', '/no-such-page', '/site.json', '/live/shell.json'];
    for (const url of kept) {
      const { statusCode } = await site.from('203.0.113.7', url);
      expect([url, statusCode]).not.toEqual([url, 429]);
    }
  });

  it('gets pages that were rendered for others', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    await site.from('203.0.113.8', '/news/12-doi-tuyen-hoi-quan');
    expect((await site.from('203.0.113.7', '/news/12-doi-tuyen-hoi-quan')).statusCode).toBe(200);
  });

  it('may open ten times as many that exist', async () => {
    const article = (request: { url?: string | undefined }, response: { end(text: string): void }) => {
      response.end(JSON.stringify({ data: aRecord({ id: Number(request.url?.split('/').at(-1)) }) }));
    };
    const { get } = await anArticleSite({ answer: article, config: { pageLimit: 30 } });
    const statuses = [];
    for (let id = 1; id <= 31; id++) statuses.push((await get(`/news/${id}-doi-tuyen-hoi-quan`, BROWSER)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  });

  it('asks nothing of api', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    const { length } = site.asked;
    for (const id of [601, 602, 603]) await site.from('203.0.113.7', `/news/${id}-x`);
    expect(site.asked).toHaveLength(length);
  });

  it('is the same, whatever it writes before its own', async () => {
    const site = await aSite(30);
    await exhaust(site, '203.0.113.7', 3);
    for (const forwarded of [
      '198.51.100.1, 203.0.113.7',
      '10.0.0.1, 127.0.0.1, ::1, 203.0.113.7',
      '::ffff:203.0.113.7',
    ]) {
      const { statusCode } = await site.from(forwarded, '/news/12-doi-tuyen-hoi-quan');
      expect([forwarded, statusCode]).toEqual([forwarded, 429]);
    }
  });

  it.each([
    ['another address', '203.0.113.7', '203.0.113.8', 200],
    ['another of its IPv6 network', '2001:db8::1', '2001:db8::ffff:2', 429],
    ['one of another IPv6 network', '2001:db8::1', '2001:db8:0:1::1', 200],
  ])('%s: %s, then %s', async (_, first, second, status) => {
    const site = await aSite(30);
    await exhaust(site, first, 3);
    expect((await site.from(second, '/news/12-doi-tuyen-hoi-quan')).statusCode).toBe(status);
  });

  it('that comes without a proxy is believed to be no other', async () => {
    const site = await aSite(30);
    const ask = (url: string, more = {}) =>
      site.app.inject({ url, headers: { ...BROWSER, ...more }, remoteAddress: '203.0.113.7' });
    for (const id of [1, 2, 3]) await ask(`/news/${id}-x`);
    for (const forwarded of ['203.0.113.99', '::1', '127.0.0.1', 'nonsense', '', 'unknown, 10.0.0.1']) {
      const { statusCode } = await ask('/news/12-doi-tuyen-hoi-quan', { 'x-forwarded-for': forwarded });
      expect([forwarded, statusCode]).toEqual([forwarded, 429]);
    }
  });
});

it('visitors behind one address meet no limit on a match night, when they read the same articles', async () => {
  const article = (request: { url?: string | undefined }, response: { end(text: string): void }) => {
    response.end(JSON.stringify({ data: aRecord({ id: Number(request.url?.split('/').at(-1)) }) }));
  };
  const site = await anArticleSite({ answer: article, config: { pageLimit: 30 } });
  const from = { ...BROWSER, 'x-forwarded-for': '203.0.113.7' };
  const statuses = [];
  for (let visitor = 0; visitor < 100; visitor++)
    statuses.push((await site.get(`/news/${1 + (visitor % 15)}-doi-tuyen-hoi-quan`, from)).statusCode);
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
});
