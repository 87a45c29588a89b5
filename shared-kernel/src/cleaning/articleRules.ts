/**
 * What an editor's HTML may hold: the rules of both cleaners, of the servers and of the page. `style`, `class`, `id` and
 * `name` are no part of it: styles could cover the page, and an id that is the name of a script's global (such as a
 * remote's, `tyso__mfe_scores`) would stand in its way.
 */
export const ARTICLE_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span', 'section'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes that carry an editor's own words and numbers; the cleaners add theirs (`rel`, `loading` …) to these. */
export const ARTICLE_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'datetime', 'lang', 'dir', 'start', 'reversed', 'value'],
  ...['colspan', 'rowspan', 'span', 'scope', 'headers'],
] as const;

/** Schemes of links beside addresses without one. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Sites whose players may stand in an article. The content policy of `delivery` lets frames of these in, and no others. */
export const EMBED_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** What an embedded player may do: run, know its own origin, go full screen, open its site in a new tab. */
export const EMBED_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Of links to other sites: they learn nothing about the page, and an editor's link is no vote for a search engine. */
const FOREIGN_LINK_REL = 'noopener noreferrer nofollow';

/** Elements deeper than this in each other lose their tag: browsers flatten beyond 512, and no text needs more. */
export const DEEPEST_NESTING = 60;

/** Beyond this no text of an article goes, in characters of HTML: the longest read takes a tenth. */
export const LONGEST_HTML = 1_000_000;

/** Beyond this many tags it is no article either, and parsers take a time that grows with the square of their nesting. */
export const MOST_TAGS = 30_000;

/**
 * The address of a player that may be embedded, in its one written form, or `undefined`.
 * YouTube's ordinary embed code becomes the one that sets no cookies.
 */
export function embedAddress(raw: string | undefined): string | undefined {
  if (raw === undefined || !URL.canParse(raw.trim())) return undefined;
  const url = new URL(raw.trim());
  const isYouTube = /^(?:www\.)?youtube\.com$/.test(url.host) && url.pathname.startsWith('/embed/');
  if (isYouTube) url.host = 'www.youtube-nocookie.com';
  const isKnown = EMBED_HOSTS.some((host) => host === url.host) && !url.username && !url.password;
  return url.protocol === 'https:' && isKnown ? url.href : undefined;
}

/** Sizes are whole numbers of pixels; a place that an attribute would reserve in anything else is left to the page. */
export function isPixelSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

/** Whatever the browser would take to another site, `//host` and `/\host` too; such links open a new tab (S12). */
export function isForeignLink(href: string): boolean {
  const own = 'https://own.invalid';
  if (!URL.canParse(href, own)) return false;
  const { protocol, origin } = new URL(href, own);
  return /^https?:$/.test(protocol) && (origin !== own || /^\s*https?:/i.test(href));
}

/** What a link to another site says of itself. A paid one has to say so. */
export function foreignRel(rel: string | undefined): string {
  const sponsored = /(?:^|\s)sponsored(?:\s|$)/.test(rel ?? '') ? ' sponsored' : '';
  return `${FOREIGN_LINK_REL}${sponsored}`;
}
