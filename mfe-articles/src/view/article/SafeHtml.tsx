import createPurifier, { type Config } from 'dompurify';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  EMBED_SANDBOX,
  embedAddress,
  foreignRel,
  isForeignLink,
  isPixelSize,
  LINK_SCHEMES,
} from 'shared-kernel/cleaning/articleRules';
import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import styled from 'styled-components';

type Props = {
  html: string;
  /** The server that relative addresses of pictures are of. */
  pictureHome: string | undefined;
  /** Told of the element once it is drawn, before it is seen; may answer with a stop. */
  onDrawn?: (content: HTMLElement) => () => void;
};

/**
 * An article's HTML, cleaned: the only place that draws foreign HTML. `api` has cleaned it by the same rules, with
 * another parser: what slips through one meets the other.
 */
export function SafeHtml({ html, pictureHome, onDrawn }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => cleanHtml(html, pictureHome), [html, pictureHome]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another drawing.
  useLayoutEffect(() => (content.current ? onDrawn?.(content.current) : undefined), [clean, onDrawn]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in this file, and nowhere else allowed.
  return <Content ref={content} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const RULES = {
  ALLOWED_TAGS: [...ARTICLE_TAGS, 'iframe'],
  ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES, 'rel'],
  /** Of addresses with a scheme only these; `javascript:` and all others are dropped. */
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** A cleaner of our own: rules and hooks of another user of the library cannot change ours. */
const purifier = createPurifier(window);
/** Of the text that is being cleaned. */
let pictures = 0;
let home: string | undefined;
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const size of ['width', 'height']) if (!isPixelSize(node.getAttribute(size) ?? '')) node.removeAttribute(size);
  if (node instanceof HTMLAnchorElement) return finishLink(node);
  node.removeAttribute('rel');
  if (node instanceof HTMLImageElement) finishPicture(node);
  if (node instanceof HTMLIFrameElement) finishEmbed(node);
});

function cleanHtml(html: string, pictureHome: string | undefined): string {
  pictures = 0;
  home = pictureHome;
  // In a browser that it does not support the library gives everything back as it came.
  return purifier.isSupported ? purifier.sanitize(html, RULES) : '';
}

/** Links to other sites open a new tab (S12), which learns nothing about this one. */
function finishLink(link: HTMLAnchorElement) {
  const rel = foreignRel(link.getAttribute('rel') ?? undefined);
  link.removeAttribute('rel');
  const isOwn = link.origin === window.location.origin;
  if (isOwn || !isForeignLink(link.getAttribute('href') ?? '')) return;
  link.target = '_blank';
  link.rel = rel;
}

/** The first picture may stand on the first screen; the others are loaded when the visitor comes near. */
function finishPicture(picture: HTMLImageElement) {
  const address = pictureAddress(picture.getAttribute('src') ?? undefined, home);
  if (address === undefined) return picture.remove();
  picture.setAttribute('src', address);
  if (pictures > 0) picture.setAttribute('loading', 'lazy');
  pictures += 1;
}

/** A player of a site we name, in its sandbox; of its other attributes nothing but title and size counts. */
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

const Content = styled.div`${LOOK.content}`;
