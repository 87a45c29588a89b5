import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';
import type { FirstPicture } from '../drawing/firstPicture';
import { CHOICE_SCRIPT } from './choiceScript';
import { escapeHtml } from './escape';

/** A part's node: the shell keeps it until the app has drawn the same. The rules leave with what they style. */
export function partHtml(hole: string, picture: FirstPicture): string {
  const { html, css, notFor = [], zoned = false, validFor } = picture;
  const attributes = [
    `data-first="${hole}"`,
    ...(hole === 'page' ? [`id="${FIRST_PAGE_ID}"`] : []),
    ...(notFor.length > 0 ? [`data-not-for="${escapeHtml(JSON.stringify(notFor))}"`] : []),
    ...(zoned ? ['data-zoned'] : []),
    ...(validFor === undefined ? [] : [`data-valid-for="${validFor}"`]),
  ];
  const node = `<div ${attributes.join(' ')}>${styled(css)}${html}</div>`;
  return notFor.length > 0 || zoned ? `${node}<script>${CHOICE_SCRIPT}</script>` : node;
}

/** The content policy has the hash of the rules. */
export function styled(css: string): string {
  return css && `<style>${css}</style>`;
}
