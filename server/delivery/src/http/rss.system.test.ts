import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { anArticleSite, aRecord } from '../testing/articleApi';

const NEWS = '/api/NewPost?pageNumber=1&pageSize=50';

const pages = [{ path: '/news', title: 'Tin tức bóng đá', description: 'Mới nhất mỗi ngày & hay.' }];

/** A site with these news. */
const aSiteWith = (data: readonly object[], given: Parameters<typeof anArticleSite>[0] = {}) =>
  anArticleSite({ answers: { [NEWS]: { data } }, pages, ...given });

it('names the newest articles with whole addresses, under the title of their list', async () => {
  const corrected = aRecord({ id: 13, name: 'Một & hai', updated_date: '2022-12-10T01:30:00+07:00' });
  const { get } = await aSiteWith([aRecord(), corrected]);
  const { body, headers } = await get('/news/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Tin tức bóng đá | TySo</title>
<link>https://tyso.vn/news</link>
<description>Mới nhất mỗi ngày &amp; hay.</description>
<language>vi</language>
<lastBuildDate>Fri, 09 Dec 2022 18:30:00 GMT</lastBuildDate>
<atom:link href="https://tyso.vn/news/rss.xml" rel="self" type="application/rss+xml"/>
<item><title>Đội tuyển hội quân</title><link>https://tyso.vn/news/12-doi-tuyen-hoi-quan</link><description>Hai mươi ba cầu thủ có mặt.</description><guid isPermaLink="false">https://tyso.vn/news/12</guid><pubDate>Fri, 09 Dec 2022 17:00:00 GMT</pubDate></item>
<item><title>Một &amp; hai</title><link>https://tyso.vn/news/13-doi-tuyen-hoi-quan</link><description>Hai mươi ba cầu thủ có mặt.</description><guid isPermaLink="false">https://tyso.vn/news/13</guid><pubDate>Fri, 09 Dec 2022 17:00:00 GMT</pubDate></item>
</channel>
</rss>
`);
});

it('is the same bytes while its articles are the same', async () => {
  const { get } = await aSiteWith([aRecord()]);
  const { headers } = await get('/news/rss.xml');
  expect((await get('/news/rss.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

it('has no item while there is no article', async () => {
  const { get } = await aSiteWith([]);
  const { statusCode, body } = await get('/news/rss.xml');
  expect([statusCode, /<item>|lastBuildDate/.test(body)]).toEqual([200, false]);
});

it('stands below the base path, and so do its articles', async () => {
  const { get } = await aSiteWith([aRecord()], { site: { base_path: '/bong-da' } });
  const { body } = await get('/bong-da/news/rss.xml');
  expect(body).toContain('<link>https://tyso.vn/bong-da/news/12-doi-tuyen-hoi-quan</link>');
  expect(body).toContain('href="https://tyso.vn/bong-da/news/rss.xml"');
  expect((await get('/news/rss.xml')).statusCode).toBe(404);
});

it('whatever editors write stays text', async () => {
  const attacks = HTML_ATTACKS.map(([, html], index) =>
    aRecord({ id: index + 1, name: `${html}]]>\u0000\ufffe`, description: html, slug: html }),
  );
  const { get } = await aSiteWith(attacks);
  const { body } = await get('/news/rss.xml');
  expect(body.match(/<item>/g)).toHaveLength(attacks.length);
  const tags = [...body.matchAll(/<(\/?[^\s>/]+)/g)].map(([, name]) => name);
  const known = ['?xml', 'rss', 'channel', 'title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link'];
  const allowed = new Set([...known, 'item', 'guid', 'pubDate'].flatMap((name) => [name, `/${name}`]));
  expect(tags.filter((tag) => !allowed.has(tag ?? ''))).toEqual([]);
  expect(body.match(/&(?!(?:amp|lt|gt|quot|#39);)/g)).toBeNull();
  expect([body.includes('\u0000'), body.includes(']]>')]).toEqual([false, false]);
});

it.each([
  ['without an origin', { config: { publicUrl: undefined } }, 404],
  ['without a release that has the list', { paths: ['/nhan-dinh-bong-da'], pages: [] }, 404],
  ['while api is away', { answer: (request: { destroy(): void }) => request.destroy() }, 503],
])('there is none %s', async (_, given, status) => {
  const { get } = await aSiteWith([aRecord()], given);
  expect((await get('/news/rss.xml')).statusCode).toBe(status);
});
