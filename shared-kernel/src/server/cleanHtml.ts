import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';
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

type Element = DefaultTreeAdapterTypes.Element;
type Attributes = Readonly<Record<string, string | undefined>>;

/** Changes the cleaned tree before it is written; nobody cleans what it adds. */
export type Finish = (root: Element) => void;

const { createElement, createTextNode, appendChild, insertText } = defaultTreeAdapter;
const { HTML } = names.NS;

const TAGS: ReadonlySet<string> = new Set([...ARTICLE_TAGS, 'iframe']);

/** Their content is no text of the article; of all other tags that go, the words stay. */
const WITHOUT_WORDS = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'title', 'textarea'],
  ...['option', 'audio', 'video', 'svg', 'math', 'iframe'],
]);

/** Rounds until nothing changes. Two are usual; a text that needs more than these is no article. */
const MOST_ROUNDS = 8;

/**
 * An editor's HTML without anything that could run, cover the page or shadow its scripts, for server entries: it needs
 * no document. `api` has cleaned it by the same rules with another parser, so each catches what the other misses.
 *
 * Taking a tag out may change how the rest nests, so it repeats until nothing changes. Of excessive HTML
 * (`isTooMuchHtml`) nothing is left.
 *
 * @param finish changes the result
 */
export function cleanHtml(html: string, home: ArticleHome, finish?: Finish): string {
  if (isTooMuchHtml(html)) return '';
  let before = html;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const root = cleanedTree(before, home);
    const after = serialize(root);
    if (after !== before) {
      before = after;
      continue;
    }
    finish?.(root);
    return finish ? serialize(root) : after;
  }
  return wordsOf(before);
}

/** The tree may be as deep as the text is long, so this climbs by itself. */
function cleanedTree(html: string, home: ArticleHome): Element {
  const root = createElementOf('div');
  const finishPicture = createPictureFinisher(home);
  const climbed = [{ nodes: childrenOf(html), into: root, depth: 0 }];
  for (let at = climbed.at(-1); at; at = climbed.at(-1)) {
    const { value: node, done } = at.nodes.next();
    if (done) {
      climbed.pop();
    } else if ('value' in node) {
      insertText(at.into, node.value);
    } else if ('tagName' in node) {
      const kept = at.depth < DEEPEST_NESTING ? keptOf(node, home, finishPicture) : undefined;
      if (kept) appendChild(at.into, kept);
      const goesWhole = isForeign(node) || WITHOUT_WORDS.has(node.tagName);
      const nodes = node.childNodes[Symbol.iterator]();
      if (!goesWhole) climbed.push({ nodes, into: kept ?? at.into, depth: kept ? at.depth + 1 : at.depth });
    }
  }
  return root;
}

/** The element that stays for one, without its children; `undefined` when its tag goes. */
function keptOf(node: Element, home: ArticleHome, finishPicture: (given: Attributes) => Attributes | undefined) {
  if (isForeign(node) || !TAGS.has(node.tagName)) return undefined;
  const given: Attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  switch (node.tagName) {
    case 'iframe':
      return kept('iframe', embedOf(given));
    case 'img':
      return kept('img', finishPicture(given));
    case 'a':
      return kept('a', { ...allowed(given), ...linkOf(given, home) });
    default:
      return kept(node.tagName, allowed(given));
  }
}

function kept(tag: string, attributes: Attributes | undefined): Element | undefined {
  return attributes && createElementOf(tag, attributes);
}

/** An element of HTML; an undefined attribute is left out. */
export function createElementOf(tag: string, attributes: Attributes = {}, text = ''): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  const element = createElement(tag, HTML, attrs);
  if (text) appendChild(element, createTextNode(text));
  return element;
}

function allowed(given: Attributes): Attributes {
  const isFine = (name: string, value: string | undefined) => {
    if (value === undefined) return false;
    if (name === 'width' || name === 'height') return isPixelSize(value);
    return (name !== 'href' && name !== 'src') || isAddress(value);
  };
  return Object.fromEntries(
    ARTICLE_ATTRIBUTES.flatMap((name) => (isFine(name, given[name]) ? [[name, given[name]]] : [])),
  );
}

/** As browsers read it, which skip control characters. */
function isAddress(value: string): boolean {
  const base = 'https://own.invalid';
  if (!URL.canParse(value, base)) return false;
  const { protocol } = new URL(value, base);
  return LINK_SCHEMES.some((scheme) => protocol === `${scheme}:`);
}

/** Links to other sites open a new tab (S12). */
function linkOf({ href, rel }: Attributes, home: ArticleHome): Attributes {
  return href !== undefined && isForeignLink(href, home) ? { rel: foreignRel(rel), target: '_blank' } : {};
}

/** As in the page, the first picture may be on the first screen; the others load lazily. */
function createPictureFinisher({ pictures }: ArticleHome) {
  let count = 0;
  return (given: Attributes): Attributes | undefined => {
    const src = pictureAddress(given.src, pictures);
    if (src === undefined) return undefined;
    count += 1;
    return { ...allowed(given), src, ...(count > 1 && { loading: 'lazy' }) };
  };
}

function embedOf({ src, title, width, height }: Attributes): Attributes | undefined {
  const address = embedAddress(src);
  if (address === undefined) return undefined;
  const size = allowed({ width, height });
  const rules = { sandbox: EMBED_SANDBOX, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };
  return { src: address, title: title || 'Video', ...size, ...rules, allowfullscreen: '' };
}

/** SVG and MathML parse by other rules. */
function isForeign({ namespaceURI }: Element): boolean {
  return namespaceURI !== HTML;
}

/** As browsers parse what is put into an element. */
function childrenOf(html: string) {
  return parseFragment(createElementOf('div'), html, {}).childNodes[Symbol.iterator]();
}

function wordsOf(html: string): string {
  const root = createElementOf('div');
  insertText(root, html.replace(/<[^>]*>/g, ''));
  return serialize(root);
}
