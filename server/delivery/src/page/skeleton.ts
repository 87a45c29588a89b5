import { EMPTY_SLOTS_ATTRIBUTE, FIRST_PAGE_ID, THEME_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { ABOVE_PHONE, PHONE } from 'shared-kernel/design/media';
import { LOST_ID } from './bootScript';
import { WORDMARK_SVG } from './wordmark';

/** Placeholder rows before the board's own skeleton. */
const ROWS = 12;

type Shown = {
  readonly pointers: readonly RemotePointer[];
  readonly isBoard: boolean;
  /** Content in place of the placeholder, such as an article. */
  readonly html?: string | undefined;
};

/**
 * The page until the shell renders: header, menu, the space of live adverts, and on a board static rows. Screen readers
 * get one sentence instead; without scripts it is hidden. Content is visible to everybody; the shell keeps its element
 * until the app has rendered the same.
 */
export function skeletonOf({ pointers, isBoard, html }: Shown): string {
  const has = (slot: SlotName) => pointers.some(({ state, live }) => state === 'on' && live.slots.includes(slot));
  return `<div class="${html ? 'boot-read' : 'boot'}">
${html ? '<p hidden></p>' : '<p class="boot-say" role="status">Đang tải dữ liệu</p>'}
<div id="${LOST_ID}" class="boot-lost" role="alert" hidden><p>Không tải được trang.</p><a href="">Thử lại</a></div>
<div${html ? '' : ' aria-hidden="true"'}>
<header class="boot-bar${has('OnHeaderLevel1') ? ' boot-advert' : ''}">${WORDMARK_SVG}</header>
<div class="boot-menu"></div>
<div class="boot-page">${[
    ABOVE.some(has) ? `<div class="boot-above">${ABOVE.filter(has).map(spaceOf).join('')}</div>` : '',
    isBoard && has('OnHeaderLevel3') ? spaceOf('OnHeaderLevel3') : '',
    isBoard ? BOARD : '',
    html ? `<main class="boot-main"><div id="${FIRST_PAGE_ID}">${html}</div></main>` : '',
  ].join('')}</div>
</div>
</div>`;
}

/** Slots that share a line in a wide window. */
const ABOVE = ['OnHeaderLevel2', 'LandingCards'] as const;

/** The space of an advert, which may have been empty before. */
const spaceOf = (slot: SlotName) => `<p class="boot-banner" data-slot="${slot}"></p>`;

const BOARD = `<div class="boot-board">${'<i></i>'.repeat(ROWS)}</div>`;

/**
 * Heights and places match the shell's header, the reserved advertising space and the board's rows, so that nothing
 * moves when those take over.
 */
export const SKELETON_CSS = `
.boot-say { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
.boot-bar, .boot-menu { background: var(--surface-1); border-bottom: 1px solid var(--line); }
.boot-bar { height: 57px; padding: 0 var(--space-3); }
.boot-bar { display: grid; align-items: center; grid-template-columns: minmax(0, 1fr) minmax(0, calc(var(--content-width) - 24px)) minmax(0, 1fr); }
.boot-bar svg { grid-column: 2; width: 78px; height: 34px; fill: none; stroke: var(--ink); stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round; }
.boot-bar circle { stroke: var(--accent); }
.boot-bar circle + circle { fill: var(--accent); stroke: none; }
.boot-menu { height: 45px; }
.boot-page { max-width: var(--content-width); margin: 0 auto; padding-top: var(--line-gap); }
.boot-above { display: flex; flex-direction: column; gap: var(--line-gap); margin-bottom: var(--line-gap); }
.boot-main { min-height: 100vh; overflow-wrap: break-word; }
.boot-banner { height: var(--banner-height); margin: 0; }
.boot-banner[data-slot='LandingCards'] { height: var(--cards-height); }
.boot-board { border: 1px solid var(--line); border-width: 1px 0 0; background: var(--surface-1); }
.boot-board i { display: block; height: 56px; padding: 23px var(--space-4); border-bottom: 1px solid var(--line); }
.boot-board i::before { content: ""; display: block; width: 60%; height: 10px; border-radius: var(--radius-chip); background: var(--surface-3); }
.boot-board i:nth-child(3n)::before { width: 48%; }
.boot-lost { padding: var(--space-4); text-align: center; background: var(--error-soft); color: var(--error); }
.boot-lost p { margin: 0 0 var(--space-2); }
.boot-lost a { color: inherit; }
.boot-words { max-width: 560px; margin: 12vh auto 0; padding: var(--space-6) var(--space-4); text-align: center; }
.boot-words h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
.boot-words p { margin: var(--space-2) 0 0; color: var(--ink-2); }
.boot-words a { display: inline-block; margin-top: var(--space-4); padding: 0 var(--space-6); border-radius: var(--radius-card); background: var(--accent); color: var(--accent-ink); font-weight: 600; line-height: 44px; text-decoration: none; }
@media ${PHONE} {
  .boot-bar { height: 49px; }
  .boot-bar svg { width: 60px; height: 26px; }
  .boot-menu { display: none; }
}
@media ${ABOVE_PHONE} {
  .boot-page { width: calc(100% - 24px); }
  .boot-board i { height: 36px; padding-block: 13px; }
}
@media (min-width: 64em) {
  .boot-advert { height: 69px; }
  html[${EMPTY_SLOTS_ATTRIBUTE}~="OnHeaderLevel1"] .boot-advert { height: 57px; }
  .boot-above { flex-direction: row; }
  .boot-above > p { flex: 1; }
  .boot-board { margin-top: 52px; border-width: 1px 1px 0; }
}
html:not([${THEME_ATTRIBUTE}]) .boot :is(.boot-say, .boot-menu, .boot-page) { display: none; }
`;
