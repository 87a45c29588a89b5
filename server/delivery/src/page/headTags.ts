import { pageTitle, SITE_NAME } from 'shared-kernel/contract/siteTexts';
import { escapeHtml, scriptJson } from './escape';

/** A page's metadata for search engines, and for sites that show a card of it. */
export type Head = {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Search engines are to drop the page: nothing then promises otherwise. */
  readonly isDropped: boolean;
  /** Absolute address; none while the site's public address is not configured. */
  readonly canonical: string | undefined;
  readonly type: 'article' | 'website';
  /** The RSS feed of its list: the absolute address, and what the feed calls itself. */
  readonly feed: { readonly address: string; readonly title: string } | undefined;
  /** A picture of 1200 x 630, with an absolute address. */
  readonly image: { readonly address: string; readonly alt: string } | undefined;
  /** ISO date. */
  readonly published: string | undefined;
  /** ISO date. */
  readonly modified: string | undefined;
  /** JSON-LD. */
  readonly data: readonly object[];
};

const SHARED_SIZE = { width: '1200', height: '630' };

/** The document writes the title element itself. */
export function headTags(head: Head): string {
  if (head.isDropped) return named('robots', 'noindex');
  const { description, canonical, feed, image } = head;
  const title = pageTitle(head.title);
  return [
    named('description', description),
    named('robots', 'max-image-preview:large'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    feed &&
      `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed.address)}" title="${escapeHtml(feed.title)}">`,
    property('og:type', head.type),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'vi_VN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', image.address),
          property('og:image:width', SHARED_SIZE.width),
          property('og:image:height', SHARED_SIZE.height),
          property('og:image:alt', image.alt),
        ]
      : []),
    property('article:published_time', head.published),
    property('article:modified_time', head.modified),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...head.data.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

function named(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
}
