import { FIRST_PAGE_ID, FIRST_PART_ATTRIBUTE, VALID_FOR_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import type { ServerHtml } from '../rendering/renderInRounds';
import { CHOICE_SCRIPT, NOT_FOR_ATTRIBUTE, ZONED_ATTRIBUTE } from './choiceScript';
import { escapeHtml } from './escape';

/** A part's node: the shell keeps it until the app has rendered the same. The rules leave with what they style. */
export function partHtml(placeholder: string, rendered: ServerHtml): string {
  const { html, css, notFor = [], zoned = false, validFor } = rendered;
  const attributes = [
    `${FIRST_PART_ATTRIBUTE}="${placeholder}"`,
    ...(placeholder === 'page' ? [`id="${FIRST_PAGE_ID}"`] : []),
    ...(notFor.length > 0 ? [`${NOT_FOR_ATTRIBUTE}="${escapeHtml(JSON.stringify(notFor))}"`] : []),
    ...(zoned ? [ZONED_ATTRIBUTE] : []),
    ...(validFor === undefined ? [] : [`${VALID_FOR_ATTRIBUTE}="${validFor}"`]),
  ];
  // First in it: a browser paints what has come of a page, and the HTML may come in pieces.
  const script = html !== '' && (notFor.length > 0 || zoned) ? `<script>${CHOICE_SCRIPT}</script>` : '';
  return `<div ${attributes.join(' ')}>${script}${styled(css)}${html}</div>`;
}

/** The content policy has the hash of the rules. */
export function styled(css: string): string {
  return css && `<style>${css}</style>`;
}
