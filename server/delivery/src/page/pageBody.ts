import {
  FIRST_PAGE_ID,
  FIRST_PART_ATTRIBUTE,
  LATER_FILES_ID,
  POINTERS_DATA_ID,
  PRELOADED_RESPONSES_ID,
  ROOT_ID,
  SITE_DATA_ID,
  VALID_FOR_ATTRIBUTE,
} from 'shared-kernel/contract/htmlData';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import { slotsOf } from 'shared-kernel/contract/servedBy';
import { SLOT_NAMES, type SlotName } from 'shared-kernel/contract/slotName';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import type { Looked } from '../pointers/livePointers';
import type { ServerHtml } from '../rendering/renderInRounds';
import { WORDMARK_SVG } from './bootLook';
import { LOST_ID } from './bootScript';
import { CHOICE_SCRIPT, NOT_FOR_ATTRIBUTE, ZONED_ATTRIBUTE } from './choiceScript';
import { escapeHtml, scriptJson } from './escape';
import { candidateChoice, type PartFiles, partFilesHtml } from './partFiles';
import { previewBanner } from './previewBanner';
import { notFoundWords, reloadWords, wordsHtml } from './words';

/** The server-rendered HTML of a page’s parts; what is missing was not rendered, or not in time. */
export type RenderedParts = {
  readonly frame?: ServerHtml | undefined;
  readonly page?: ServerHtml | undefined;
  readonly slots: ReadonlyMap<SlotName, ServerHtml>;
};

export type PageContent = {
  readonly site: SiteConfig;
  readonly pointers: readonly RemotePointer[];
  /** Remotes without a readable pointer: the shell asks for it, and says so meanwhile. */
  readonly unread?: readonly RemoteName[];
  /** Files of the slots, for after the first content. */
  readonly later: readonly PartFiles[];
  /** What the page is about: its heading until it is rendered. */
  readonly title: string;
  readonly parts: RenderedParts;
  /** Whether nobody has the address: the app leaves it, and without scripts the page says so. */
  readonly isUnknown?: boolean;
  /** What only this visitor looks at: the page says so. */
  readonly preview?: Looked | undefined;
};

/** What the shell needs for its start, and the server-rendered parts until it has rendered. */
export function pageBody(page: PageContent): string {
  const { site, pointers, unread = [], title, parts, later, isUnknown, preview } = page;
  const responses = responsesOf(parts);
  const unscripted = wordsHtml(isUnknown ? notFoundWords(site.base_path) : reloadWords(title));
  return `${preview ? previewBanner(preview) : ''}<div id="${ROOT_ID}">
<p hidden></p>
<div id="${LOST_ID}" class="boot-lost" role="alert" hidden><p>Không tải được trang.</p><a href="">Thử lại</a></div>
${frameHtml(parts, pointers, `${LOADING}<noscript><div class="boot-words">${unscripted}</div></noscript>`)}
</div>
${data(SITE_DATA_ID, site)}
${data(POINTERS_DATA_ID, pointersData(pointers, unread))}
${responses.length > 0 ? data(PRELOADED_RESPONSES_ID, responses) : ''}
<template id="${LATER_FILES_ID}">${later.map(partFilesHtml).join('')}</template>${candidateChoice(later)}`;
}

/** The last of each address: several parts may have asked for the same. */
function responsesOf({ frame, page, slots }: RenderedParts): readonly PreloadedResponse[] {
  const all = [frame, page, ...slots.values()].flatMap((one) => one?.responses ?? []);
  return [...new Map(all.map((response) => [response.address, response])).values()];
}

/** @param unrendered in place of a page that was not rendered, or not in time */
function frameHtml(
  { frame, page, slots }: RenderedParts,
  pointers: readonly RemotePointer[],
  unrendered: string,
): string {
  const rendered = new Map(SLOT_NAMES.map((name) => [`slot:${name}`, slots.get(name)]));
  // The place of a slot takes no space unless there is a node for its HTML.
  const claimed = new Set(
    pointers.flatMap((pointer) => (pointer.state === 'on' ? slotsOf(pointer).map((name) => `slot:${name}`) : [])),
  );
  const slotHtml = (placeholder: string) => {
    const part = rendered.get(placeholder);
    if (part) return partHtml(placeholder, part);
    return claimed.has(placeholder) ? `<div ${FIRST_PART_ATTRIBUTE}="${placeholder}"></div>` : '';
  };
  // A release may give everything about a page except its HTML. A page, too, may have a place for a slot.
  const pageHtml = page?.html ? partHtml('page', { ...page, html: filledFrame(page.html, slotHtml) }) : unrendered;
  if (!frame) return `<header class="boot-bar">${WORDMARK_SVG}</header>\n<main class="boot-main">${pageHtml}</main>`;
  return (
    styled(frame.css) +
    filledFrame(frame.html, (placeholder) => (placeholder === 'page' ? pageHtml : slotHtml(placeholder)))
  );
}

const LOADING =
  '<p class="boot-say" role="status">Đang tải dữ liệu</p><div class="boot-rows" aria-hidden="true"></div>';

/** As the page has them, and `/live/all.json`. */
export function pointersData(pointers: readonly RemotePointer[], unread: readonly RemoteName[]): object[] {
  return [...pointers, ...unread.map((remote) => ({ remote }))];
}

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** A place that HTML leaves for another part: the shell's frame for the page, both for slots. */
const PLACEHOLDER = /<tyso-hole name="([^"]*)"><\/tyso-hole>/g;

/** @param fill the HTML for a place, by its name; empty for one that nothing has */
function filledFrame(frame: string, fill: (placeholder: string) => string): string {
  return frame.replace(PLACEHOLDER, (_, placeholder: string) => fill(placeholder));
}

/** A part's node: the shell keeps it until the app has rendered the same. The rules leave with what they style. */
function partHtml(placeholder: string, rendered: ServerHtml): string {
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
function styled(css: string): string {
  return css && `<style>${css}</style>`;
}
