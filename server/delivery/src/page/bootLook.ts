import { TAPPED_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { PHONE } from 'shared-kernel/design/media';
import { TOKENS_CSS } from 'shared-kernel/design/tokens';
import { WORDMARK } from 'shared-kernel/design/wordmark';

/**
 * The look of what is delivery's own: pages of text, the message of a shell that does not load, a page without frame, rows in place of a page that was not rendered. And
 * of all parts without scripts: what is `inert` in them waits for the app, which never comes, so it is not shown; its
 * space stays. A tapped button is pale until the app answers.
 */
export const BOOT_CSS = `
.boot-say { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
.boot-rows { height: 80vh; background: repeating-linear-gradient(var(--surface-1) 0 47px, var(--line) 47px 48px); }
.boot-bar { display: grid; align-items: center; grid-template-columns: minmax(0, 1fr) minmax(0, var(--content-width)) minmax(0, 1fr); height: 57px; padding: 0 var(--space-3); background: var(--surface-1); border-bottom: 1px solid var(--line); }
.boot-bar svg { grid-column: 2; width: 78px; height: 34px; fill: none; stroke: var(--ink); stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round; }
.boot-bar circle { stroke: var(--accent); }
.boot-bar circle + circle { fill: var(--accent); stroke: none; }
.boot-main { max-width: var(--content-width); min-height: 100vh; margin: 0 auto; padding-top: var(--line-gap); overflow-wrap: break-word; }
.boot-lost { padding: var(--space-4); text-align: center; background: var(--error-soft); color: var(--error); }
.boot-lost p { margin: 0 0 var(--space-2); }
.boot-lost a { color: inherit; }
.boot-words { max-width: 560px; margin: 12vh auto 0; padding: var(--space-6) var(--space-4); text-align: center; }
.boot-words h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
.boot-words p { margin: var(--space-2) 0 0; color: var(--ink-2); }
.boot-words a { display: inline-block; margin-top: var(--space-4); padding: 0 var(--space-6); border-radius: var(--radius-card); background: var(--accent); color: var(--accent-ink); font-weight: 600; line-height: 44px; text-decoration: none; }
[${TAPPED_ATTRIBUTE}] { opacity: 0.5; }
@media (scripting: none) {
  .boot-say, .boot-rows { display: none; }
  [inert] { visibility: hidden; }
}
@media ${PHONE} {
  .boot-bar { height: 49px; }
  .boot-bar svg { width: 60px; height: 26px; }
}
`;

/** The colour of the browser's own bars: the surface of the header. */
export const LIGHT_SURFACE = surfaceIn(':root {');
export const DARK_SURFACE = surfaceIn(':root[data-theme="dark"] {');

function surfaceIn(block: string): string {
  const tokens = TOKENS_CSS.slice(TOKENS_CSS.indexOf(block));
  const colour = /--surface-1: (#[0-9a-f]{6})/.exec(tokens)?.[1];
  if (!colour) throw new Error(`The design tokens have no --surface-1 in ${block}`);
  return colour;
}

const { viewBox, letters, circle, spotRadius } = WORDMARK;
const place = `cx="${circle.cx}" cy="${circle.cy}"`;

/** The site's wordmark at its place in the shell; styled by `.boot-bar svg`. */
export const WORDMARK_SVG = `<svg viewBox="${viewBox}" role="img" aria-label="TySo"><path d="${letters}"/><circle ${place} r="${circle.r}"/><circle ${place} r="${spotRadius}"/></svg>`;
