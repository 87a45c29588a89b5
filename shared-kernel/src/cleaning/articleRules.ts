import { isOwnHost } from '../rules/ownLink';

/**
 * The HTML that an editor may use: the rules of both cleaners, the servers' and the page's. `style`, `class`, `id` and
 * `name` are not allowed: styles could cover the page, and an id with the name of a script's global (such as a
 * remote's, `tyso__mfe_scores`) would shadow it.
 */
export const ARTICLE_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span', 'section'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes with an editor's own values; the cleaners add theirs (`rel`, `loading` …). */
export const ARTICLE_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'datetime', 'lang', 'dir', 'start', 'reversed', 'value'],
  ...['colspan', 'rowspan', 'span', 'scope', 'headers'],
] as const;

/** Schemes of links; addresses without a scheme are allowed too. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Sites whose players an article may embed. The content policy of `delivery` allows frames of these only. */
export const EMBED_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** Rights of an embedded player: scripts, its own origin, full screen, opening its site in a new tab. */
export const EMBED_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** For links to other sites: they get no reference to the page, and search engines do not count an editor's link. */
const FOREIGN_LINK_REL = 'noopener noreferrer nofollow';

/** Elements nested deeper lose their tag: browsers flatten beyond 512, and no text needs more. */
export const DEEPEST_NESTING = 60;

/** In characters of HTML; the longest article has a tenth. */
export const LONGEST_HTML = 1_000_000;

/** No article has more tags, and the time of parsers grows with the square of their nesting. */
const MAX_TAGS = 30_000;

/** More than any article has, so that parsing it cannot block others. */
export function isTooMuchHtml(html: string): boolean {
  return html.length > LONGEST_HTML || html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1;
}

/**
 * The canonical address of a player that may be embedded, or `undefined`. YouTube's ordinary embed address becomes the
 * one that sets no cookies.
 */
export function embedAddress(raw: string | undefined): string | undefined {
  if (raw === undefined || !URL.canParse(raw.trim())) return undefined;
  const url = new URL(raw.trim());
  const isYouTube = /^(?:www\.)?youtube\.com$/.test(url.host) && url.pathname.startsWith('/embed/');
  if (isYouTube) url.host = 'www.youtube-nocookie.com';
  const isKnown = EMBED_HOSTS.some((host) => host === url.host) && !url.username && !url.password;
  return url.protocol === 'https:' && isKnown ? url.href : undefined;
}

/** Only whole pixels reserve a reliable space; other sizes are dropped. */
export function isPixelSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

/** The site that an article belongs to. */
export type ArticleHome = {
  /** The server that relative addresses of pictures belong to; see `pictureAddress`. */
  readonly pictures?: string | undefined;
  /** Hosts of this site, as far as they are known. */
  readonly hosts: readonly string[];
};

/**
 * Whether the browser would leave the site, including `//host` and `/\host`; such links open a new tab (S12).
 */
export function isForeignLink(href: string, { hosts }: ArticleHome): boolean {
  const own = 'https://own.invalid';
  if (!URL.canParse(href, own)) return false;
  const { protocol, origin, host } = new URL(href, own);
  const isPath = origin === own && !/^\s*https?:/i.test(href);
  return /^https?:$/.test(protocol) && !isPath && !isOwnHost(host, hosts);
}

/** The `rel` of a link to another site. A paid link keeps its mark. */
export function foreignRel(rel: string | undefined): string {
  const sponsored = /(?:^|\s)sponsored(?:\s|$)/i.test(rel ?? '') ? ' sponsored' : '';
  return `${FOREIGN_LINK_REL}${sponsored}`;
}
