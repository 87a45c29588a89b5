import { SITE_NAME } from 'shared-kernel/contract/siteTexts';
import { element, xml } from '../xml';

/** `changed` is ISO 8601, and missing where nobody knows. */
export type SitemapUrl = { readonly address: string; readonly changed?: string | undefined };

export type NewsUrl = { readonly address: string; readonly title: string; readonly published: string };

/** Search engines accept up to 50,000 addresses a file; smaller files are read sooner. */
export const MAX_URLS = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

export function urlSet(urls: readonly SitemapUrl[]): string {
  const entries = urls.map((url) => `<url>${located(url)}</url>`);
  return xml(`<urlset xmlns="${NAMESPACE}">`, entries, '</urlset>');
}

/** @param files the sitemaps */
export function sitemapIndex(files: readonly SitemapUrl[]): string {
  const entries = files.map((file) => `<sitemap>${located(file)}</sitemap>`);
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

function located({ address, changed }: SitemapUrl): string {
  return element('loc', address) + element('lastmod', changed);
}
