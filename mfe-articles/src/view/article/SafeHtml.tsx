import createPurifier, { type Config } from 'dompurify';
import { useMemo } from 'react';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import styled from 'styled-components';

/**
 * An article's HTML, cleaned: the only place that draws foreign HTML.
 *
 * Only what an editor needs to write gets through. `style`, `id` and `name` do not: styles could cover the page,
 * and an id that is the name of a script's global would stand in its way.
 */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in this file, and nowhere else allowed.
  return <Content dangerouslySetInnerHTML={{ __html: clean }} />;
}

const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span', 'section'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'datetime', 'lang', 'dir', 'start', 'reversed', 'value'],
  ...['colspan', 'rowspan', 'span', 'scope', 'headers'],
];

/** http(s), mail and telephone links, and addresses without a scheme; all else, such as `javascript:`, is dropped. */
const LINKS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const RULES = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: LINKS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** A cleaner of our own: rules and hooks of another user of the library cannot change ours. */
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) finishLink(node);
  // A table wider than the screen scrolls in itself, by keyboard too.
  if (node instanceof HTMLTableElement) node.setAttribute('tabindex', '0');
  if (node instanceof HTMLImageElement) node.setAttribute('loading', 'lazy');
});

function cleanHtml(html: string): string {
  // In a browser that it does not support the library gives everything back as it came.
  return purifier.isSupported ? purifier.sanitize(html, RULES) : '';
}

/** Links to other sites open a new tab (S12), which learns nothing about this one. */
function finishLink(link: HTMLAnchorElement) {
  if (!/^https?:$/.test(link.protocol) || link.host === window.location.host) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

const Content = styled.div`${LOOK.content}`;
