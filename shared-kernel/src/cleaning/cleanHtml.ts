import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  DEEPEST_NESTING,
  EMBED_SANDBOX,
  embedAddress,
  FOREIGN_LINK_REL,
  LINK_SCHEMES,
  LONGEST_HTML,
  MOST_TAGS,
} from './articleRules';

/** Rounds until nothing changes any more. Two are the rule; whoever needs more than these is not writing an article. */
const MOST_ROUNDS = 8;

/**
 * An editor's HTML with everything taken out that could run, cover the page or clobber its scripts. For servers only
 * (`api` when content is written, `delivery` before it writes HTML): the library is too heavy for a page, which has a cleaner of
 * its own with the same rules.
 *
 * Cleaning what is clean changes nothing. Taking a tag out may change how the rest is nested, so it goes on until
 * nothing changes. Of what is beyond all measure ({@link isTooMuchHtml}) nothing is left.
 */
export function cleanHtml(html: string): string {
  if (isTooMuchHtml(html)) return '';
  let before = html;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = cleanOnce(before);
    if (after === before) return after;
    before = after;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
}

/** More than any article holds, so that nobody has to wait for it to be parsed. */
export function isTooMuchHtml(html: string): boolean {
  return html.length > LONGEST_HTML || html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1;
}

function cleanOnce(html: string): string {
  let framesAround = 0;
  return sanitizeHtml(html, {
    ...RULES,
    onOpenTag: (name) => {
      if (name === 'iframe') framesAround++;
    },
    onCloseTag: (name) => {
      if (name === 'iframe') framesAround--;
    },
    // A browser takes what stands inside a frame for text, whatever it looks like here.
    textFilter: (text) => (framesAround > 0 ? '' : text),
    exclusiveFilter: ({ tag, attribs }) =>
      framesAround > 0 || ((tag === 'img' || tag === 'iframe') && attribs.src === undefined),
  });
}

const RULES: IOptions = {
  allowedTags: [...ARTICLE_TAGS, 'iframe'],
  allowedAttributes: {
    '*': [...ARTICLE_ATTRIBUTES],
    a: ['rel', 'target'],
    img: ['loading', 'decoding'],
    iframe: ['sandbox', 'loading', 'allowfullscreen', 'referrerpolicy'],
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  nestingLimit: DEEPEST_NESTING,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'template', 'noembed', 'noframes', 'title'],
  transformTags: { '*': finishAttributes, a: finishLink, img: finishPicture, iframe: finishEmbed },
};

/** Links to other sites open a new tab (S12). */
function finishLink(tagName: string, { rel, target, ...attribs }: Attributes): Tag {
  if (attribs.href === undefined || !isForeign(attribs.href)) return { tagName, attribs };
  // A paid link has to say so.
  const sponsored = /(?:^|\s)sponsored(?:\s|$)/.test(rel ?? '') ? ' sponsored' : '';
  return { tagName, attribs: { ...attribs, rel: `${FOREIGN_LINK_REL}${sponsored}`, target: '_blank' } };
}

/** Whatever the browser would take to another site, `//host` and `/\host` too. */
function isForeign(href: string): boolean {
  const own = 'https://own.invalid';
  if (!URL.canParse(href, own)) return false;
  const { protocol, origin } = new URL(href, own);
  return /^https?:$/.test(protocol) && (origin !== own || /^\s*https?:/i.test(href));
}

/** A picture of ours, or of another site; there is no text that a picture may hold up. */
function finishPicture(tagName: string, { src, ...attribs }: Attributes): Tag {
  const isFine = src !== undefined && /^(?:https?:\/\/[^\s/\\]|\/media\/[\w.-]+$)/.test(src);
  return { tagName, attribs: { ...(isFine && { src }), ...attribs, loading: 'lazy', decoding: 'async' } };
}

function finishEmbed(tagName: string, { src, title, width, height }: Attributes): Tag {
  const address = embedAddress(src);
  if (address === undefined) return { tagName, attribs: {} };
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  const rules = { sandbox: EMBED_SANDBOX, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };
  return { tagName, attribs: { src: address, title: title || 'Video', ...size, ...rules, allowfullscreen: '' } };
}

/** Sizes are whole numbers of pixels; a place that an attribute would reserve in anything else is left to the page. */
function finishAttributes(tagName: string, attribs: Attributes): Tag {
  const isFine = ([name, value]: [string, string]) =>
    (name !== 'width' && name !== 'height') || /^[1-9]\d{0,4}$/.test(value);
  return { tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(isFine)) };
}
