import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  type ArticleHome,
  DEEPEST_NESTING,
  EMBED_SANDBOX,
  embedAddress,
  foreignRel,
  isForeignLink,
  isPixelSize,
  isTooMuchHtml,
  LINK_SCHEMES,
} from '../cleaning/articleRules';
import { pictureAddress } from '../cleaning/pictureAddress';

const NO_HOME: ArticleHome = { hosts: [] };

/** Rounds until nothing changes. Two are usual; a text that needs more than these is no article. */
const MAX_ROUNDS = 8;

/**
 * An editor's HTML without anything that could run, cover the page or shadow its scripts: for `api` when content is
 * written, and for server entries when it is rendered. A page cleans it by the same rules with a parser of its own.
 *
 * Cleaning clean HTML changes nothing. Removing a tag may change how the rest nests, so it repeats until nothing
 * changes. Of excessive HTML (`isTooMuchHtml`) nothing is left.
 *
 * @param home where the article is shown; `api`, which only stores it, knows no hosts and keeps every mark of a link
 */
export function cleanHtml(html: string, home: ArticleHome = NO_HOME): string {
  if (isTooMuchHtml(html)) return '';
  let before = html;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = cleanOnce(before, home);
    if (after === before) return after;
    before = after;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
}

function cleanOnce(html: string, home: ArticleHome): string {
  let framesAround = 0;
  return sanitizeHtml(html, {
    ...RULES,
    transformTags: { '*': finishAttributes, a: linkFinisher(home), img: pictureFinisher(home), iframe: finishEmbed },
    onOpenTag: (name) => {
      if (name === 'iframe') framesAround++;
    },
    onCloseTag: (name) => {
      if (name === 'iframe') framesAround--;
    },
    // Browsers treat the content of a frame as text, whatever it looks like here.
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
    img: ['loading'],
    iframe: ['sandbox', 'loading', 'allowfullscreen', 'referrerpolicy'],
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  nestingLimit: DEEPEST_NESTING,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'template', 'noembed', 'noframes', 'title'],
  // Styles go whatever they say, so the parser that would read them is needed nowhere.
  parseStyleAttributes: false,
};

/** Links to other sites open a new tab (S12). */
function linkFinisher(home: ArticleHome) {
  return (tagName: string, { rel, target, ...attribs }: Attributes): Tag => {
    if (attribs.href === undefined || !isForeignLink(attribs.href, home)) return { tagName, attribs };
    return { tagName, attribs: { ...attribs, rel: foreignRel(rel), target: '_blank' } };
  };
}

/** As in the page, the first picture may be on the first screen; the others load lazily. */
function pictureFinisher({ pictures }: ArticleHome) {
  let count = 0;
  return (tagName: string, { src, loading, ...attribs }: Attributes): Tag => {
    const address = pictureAddress(src, pictures);
    if (address === undefined) return { tagName, attribs: {} };
    count += 1;
    return { tagName, attribs: { src: address, ...attribs, ...(count > 1 && { loading: 'lazy' }) } };
  };
}

function finishEmbed(tagName: string, { src, title, width, height }: Attributes): Tag {
  const address = embedAddress(src);
  if (address === undefined) return { tagName, attribs: {} };
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  const rules = { sandbox: EMBED_SANDBOX, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };
  return { tagName, attribs: { src: address, title: title || 'Video', ...size, ...rules, allowfullscreen: '' } };
}

function finishAttributes(tagName: string, attribs: Attributes): Tag {
  const isFine = ([name, value]: [string, string]) => (name !== 'width' && name !== 'height') || isPixelSize(value);
  return { tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(isFine)) };
}
