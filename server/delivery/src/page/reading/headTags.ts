import { SITE_NAME } from 'shared-kernel/contract/siteTexts';
import { escapeHtml, scriptJson } from '../escape';

/** A page's metadata for search engines, and for sites that show a card of it. */
export type Head = {
  readonly title: string;
  readonly description: string;
  /** Absolute address; none while the site's public address is not configured. */
  readonly canonical: string | undefined;
  readonly type: 'article' | 'website';
  /** Absolute address. */
  readonly image: string | undefined;
  /** ISO date. */
  readonly publishedDate: string | undefined;
  /** ISO date. */
  readonly updatedDate?: string | undefined;
  /** JSON-LD. */
  readonly data: readonly object[];
};

/** The document writes the title element itself. */
export function headTags(head: Head): string {
  const { title, description, canonical, image } = head;
  return [
    named('description', description),
    named('robots', 'max-image-preview:large'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:type', head.type),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'vi_VN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image),
    property('article:published_time', head.publishedDate),
    property('article:modified_time', head.updatedDate),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
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
