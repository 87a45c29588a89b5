import { expect, test } from '@playwright/test';
import { headFaults } from './headFaults';
import { htmlFaults } from './htmlFaults';
import { structuredDataFaults } from './structuredData';
import { sitemapFaults } from './xmlFaults';

const urlset = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url>${url}</url>`).join('')}</urlset>`;

const SITEMAPS = [
  ['no address', urlset('<lastmod>2026-11-20T00:00:00Z</lastmod>'), 'lastmod'],
  ['a path', urlset('<loc>/news</loc>'), 'loc'],
  ['letters that are not encoded', urlset('<loc>https://tyso.example/tỷ-số</loc>'), 'loc'],
  ['a day that is none', urlset('<loc>https://tyso.example/</loc><lastmod>yesterday</lastmod>'), 'dateTime'],
  ['an address twice', urlset('<loc>https://tyso.example/</loc>', '<loc>https://tyso.example/</loc>'), 'Duplicate'],
  ['a tag left open', '<urlset>', 'urlset'],
] as const;

test('a sitemap with a fault is wrong', async () => {
  for (const [what, xml, fault] of SITEMAPS) expect((await sitemapFaults(xml)).join('\n'), what).toContain(fault);
});

const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="vi"><head><meta charset="utf-8"><title>Tin tức bóng đá</title></head><body>${body}</body></html>`;

const PAGES = [
  ['a style beside a part', '<style>p{}</style>', 'element-permitted-content'],
  ['a heading in a list', '<ul><h2>Tin</h2></ul>', 'element-permitted-content'],
  ['an id twice', '<p id="a">Tin</p><p id="a">Tin</p>', 'no-dup-id'],
  ['a style attribute', '<p style="color:red">Tin</p>', 'no-inline-style'],
  ['a picture without words', '<img src="/a.png">', 'wcag/h37'],
] as const;

test('a page with a fault is wrong; the style of a part in its own node is none', async () => {
  for (const [what, body, rule] of PAGES) expect((await htmlFaults(page(body))).join('\n'), what).toContain(rule);
  expect(await htmlFaults(page('<div data-first="page" id="a"><style>p{}</style><p>Tin</p></div>'))).toEqual([]);
});

const article = {
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: 'Tin',
  datePublished: '2026-11-20T18:00:00+07:00',
  dateModified: '2026-11-20T18:00:00+07:00',
  author: { '@type': 'Organization', name: 'TySo' },
};
const crumbs = (...items: object[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});
const home = { name: 'Trang chủ', item: 'https://tyso.example/' };

const DATA = [
  ['an article without an author', { ...article, author: undefined }, 'author'],
  ['an article with a day for a time', { ...article, datePublished: '2026-11-20' }, 'zone'],
  ['a type that nobody knows', { ...article, '@type': 'Artikel' }, 'Artikel'],
  ['breadcrumbs without names', crumbs(home, { item: 'https://tyso.example/news' }), 'name'],
  ['one breadcrumb', crumbs(home), 'BreadcrumbList'],
] as const;

test('structured data with a fault are wrong', async () => {
  const html = (value: object) => page(`<script type="application/ld+json">${JSON.stringify(value)}</script>`);
  expect(await structuredDataFaults(html(article))).toEqual([]);
  for (const [what, data, fault] of DATA)
    expect((await structuredDataFaults(html(data))).join('\n'), what).toContain(fault);
});

test('a head that says nothing is wrong in every way', async () => {
  const faults = await headFaults('https://tyso.example/news', page(''), async () => new Response('', { status: 404 }));
  for (const part of ['h1', 'description', 'canonical', 'og:url', 'og:title', 'twitter:card', 'picture']) {
    expect(faults.join('\n')).toContain(part);
  }
});
