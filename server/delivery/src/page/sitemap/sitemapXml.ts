import { SITE_NAME } from 'shared-kernel/contract/siteTexts';
import { escapeHtml } from '../escape';

export type SitemapUrl = { readonly address: string; readonly changed?: string | undefined };

export type NewsUrl = { readonly address: string; readonly title: string; readonly published: string };

/** Search engines accept up to 50,000 addresses a file; smaller files are read sooner. */
export const MOST_URLS = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

/** Characters that XML cannot hold at all, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export function urlSet(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ address, changed }) => `<url>${element('loc', address)}${element('lastmod', changed)}</url>`,
  );
  return xml(`<urlset xmlns="${NAMESPACE}">`, entries, '</urlset>');
}

/** @param files addresses of the sitemaps */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((address) => `<sitemap>${element('loc', address)}</sitemap>`);
  return xml(`<sitemapindex xmlns="${NAMESPACE}">`, entries, '</sitemapindex>');
}

export function newsSet(urls: readonly NewsUrl[]): string {
  const publication = `<news:publication>${element('news:name', SITE_NAME)}${element('news:language', 'vi')}</news:publication>`;
  const entries = urls.map(({ address, title, published }) => {
    const news = `${publication}${element('news:publication_date', published)}${element('news:title', title)}`;
    return `<url>${element('loc', address)}<news:news>${news}</news:news></url>`;
  });
  return xml(`<urlset xmlns="${NAMESPACE}" xmlns:news="${NEWS_NAMESPACE}">`, entries, '</urlset>');
}

function xml(open: string, entries: readonly string[], close: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, close, ''].join('\n');
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeHtml(text.replace(IMPOSSIBLE, ''))}</${name}>`;
}
