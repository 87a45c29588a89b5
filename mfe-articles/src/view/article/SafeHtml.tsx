import createPurifier, { type Config } from 'dompurify';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  type ArticleHome,
  EMBED_SANDBOX,
  embedAddress,
  foreignRel,
  isForeignLink,
  isPixelSize,
  LINK_SCHEMES,
} from 'shared-kernel/cleaning/articleRules';
import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import { Content } from './Content';

type Props = {
  html: string;
  /** The same object for the same site. */
  home: ArticleHome;
  /** Called with the mounted element before the paint; may return a stop. */
  onRendered?: (content: HTMLElement) => () => void;
};

/**
 * An article's HTML, cleaned: the only place that renders foreign HTML in a page. `api` has cleaned it by the same rules with
 * another parser, so each catches what the other misses.
 */
export function SafeHtml({ html, home, onRendered }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => cleanHtml(html, home), [html, home]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML replaces the content.
  useLayoutEffect(() => (content.current ? onRendered?.(content.current) : undefined), [clean, onRendered]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in this file, and allowed nowhere else.
  return <Content ref={content} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const RULES = {
  ALLOWED_TAGS: [...ARTICLE_TAGS, 'iframe'],
  ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES, 'rel'],
  /** Addresses with a scheme need one of these; `javascript:` and all others are dropped. */
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** The content policy refuses a text; in browsers that know no such type the result is one. */
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

/** An instance of our own: other users of the library cannot change its rules and hooks. */
const purifier = createPurifier(window);
/** Pictures so far in the text being cleaned. */
let pictures = 0;
let home: ArticleHome = { hosts: [] };
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const size of ['width', 'height']) if (!isPixelSize(node.getAttribute(size) ?? '')) node.removeAttribute(size);
  if (node instanceof HTMLAnchorElement) return finishLink(node);
  node.removeAttribute('rel');
  if (node instanceof HTMLImageElement) finishPicture(node);
  if (node instanceof HTMLIFrameElement) finishEmbed(node);
});

function cleanHtml(html: string, ofSite: ArticleHome): TrustedHTML | string {
  pictures = 0;
  home = ofSite;
  // In an unsupported browser the library would return its input unchanged.
  return purifier.isSupported ? purifier.sanitize(html, RULES) : '';
}

/** Links to other sites open a new tab (S12), which gets no reference to this one. */
function finishLink(link: HTMLAnchorElement) {
  const rel = foreignRel(link.getAttribute('rel') ?? undefined);
  link.removeAttribute('rel');
  if (!isForeignLink(link.getAttribute('href') ?? '', home)) return;
  link.target = '_blank';
  link.rel = rel;
}

/** The first picture may be on the first screen; the others load lazily. */
function finishPicture(picture: HTMLImageElement) {
  const address = pictureAddress(picture.getAttribute('src') ?? undefined, home.pictures);
  if (address === undefined) return picture.remove();
  picture.setAttribute('src', address);
  if (pictures > 0) picture.setAttribute('loading', 'lazy');
  pictures += 1;
}

/** A player of an allowed site, in its sandbox; only title and size of its other attributes are kept. */
function finishEmbed(frame: HTMLIFrameElement) {
  const address = embedAddress(frame.getAttribute('src') ?? undefined);
  if (address === undefined) return frame.remove();
  const { title, width, height } = frame;
  for (const { name } of [...frame.attributes]) frame.removeAttribute(name);
  const size = { ...(width && { width }), ...(height && { height }) };
  const rules = { sandbox: EMBED_SANDBOX, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };
  const attributes = { src: address, title: title || 'Video', ...size, ...rules, allowfullscreen: '' };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  frame.textContent = '';
}
