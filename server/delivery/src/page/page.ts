import {
  LATER_FILES_ID,
  POINTERS_DATA_ID,
  PRELOADED_RESPONSE_ID,
  ROOT_ID,
  SITE_DATA_ID,
} from 'shared-kernel/contract/htmlData';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import type { Drawn } from 'shared-kernel/contract/serverEntry';
import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import type { ShellScript } from '../pointers/livePointers';
import { SHELL_SCRIPT_ATTRIBUTE } from './bootScript';
import { htmlDocument } from './document';
import { escapeHtml, scriptJson } from './escape';
import type { Readable } from './reading/createReadablePages';
import { READING_CSS } from './reading/readingLook';
import { skeletonOf } from './skeleton';

/** A file for the browser to fetch early. */
export type Preload = {
  readonly as: 'script' | 'fetch';
  readonly href: string;
  readonly integrity?: string | undefined;
};

export type Page = {
  /** Texts for search engines and the tab; the site's name is added to the title. */
  readonly texts: { readonly title: string; readonly description: string };
  /** Whether the page is a board: then placeholder rows are shown until it is drawn. */
  readonly isBoard: boolean;
  readonly site: SiteConfig;
  readonly pointers: readonly RemotePointer[];
  /** Remotes without a readable pointer: the shell asks for it, and says so meanwhile. */
  readonly unread?: readonly RemoteName[];
  readonly scripts: readonly ShellScript[];
  readonly preloads: readonly Preload[];
  /** Files of the slots, for after the first content. */
  readonly later: readonly Preload[];
  /** The page's own address for search engines, if known. */
  readonly canonical?: string | undefined;
  /** Content for search engines, and for readers before the app starts. */
  readonly readable?: Readable | undefined;
  /** The first picture that the page's release has drawn. */
  readonly drawn?: Drawn | undefined;
};

/** The page that starts the shell: it contains all that the start needs, and preloads the rest. */
export function renderPage(page: Page): string {
  return htmlDocument({
    title: page.readable?.title ?? pageTitle(page.texts.title),
    head: head(page),
    body: body(page),
  });
}

function head(page: Page): string {
  const { scripts, preloads, readable } = page;
  return [
    readable?.tags ?? plainTags(page),
    readable?.html ? `<style>${READING_CSS}</style>` : '',
    ...scripts.map(script),
    ...preloads.map(preload),
  ]
    .filter(Boolean)
    .join('\n');
}

function plainTags({ texts, canonical, drawn }: Page): string {
  // Search engines drop the page: no description promises otherwise.
  if (drawn?.robots) return `<meta name="robots" content="${drawn.robots}">`;
  const link = canonical ? `\n<link rel="canonical" href="${escapeHtml(canonical)}">` : '';
  return `<meta name="description" content="${escapeHtml(texts.description)}">${link}`;
}

function script({ src, integrity }: ShellScript): string {
  return `<script src="${escapeHtml(src)}"${check(integrity)} defer ${SHELL_SCRIPT_ATTRIBUTE}></script>`;
}

/**
 * A preload counts only if the later request has the same mode: a fetch is, in HTML, `crossorigin`. It gets the
 * priority of a deferred script; by default it would come before the shell that runs it and before visible pictures.
 */
function preload({ as, href, integrity }: Preload): string {
  const mode = as === 'fetch' ? ' crossorigin' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${check(integrity)}${mode} fetchpriority="low">`;
}

function check(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

function body({ site, pointers, unread = [], isBoard, readable, drawn, later }: Page): string {
  const html = readable?.html ?? (drawn && pictureOf(drawn));
  return `<div id="${ROOT_ID}">
${skeletonOf({ pointers, isBoard, html })}
</div>
${html ? '' : NO_SCRIPT}
${data(SITE_DATA_ID, site)}
${data(POINTERS_DATA_ID, pointersData(pointers, unread))}
${readable?.answer ? data(PRELOADED_RESPONSE_ID, readable.answer) : ''}
<template id="${LATER_FILES_ID}">${later.map(preload).join('')}</template>`;
}

/** The rules stand beside what they style, and leave with it. The content policy has their hash. */
function pictureOf({ html, css }: Drawn): string {
  return css ? `<style>${css}</style>${html}` : html;
}

const NO_SCRIPT =
  '<noscript><p class="boot-words">Trang tỷ số trực tuyến cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.</p></noscript>';

/** As the page has them, and `/live/all.json`. */
export function pointersData(pointers: readonly RemotePointer[], unread: readonly RemoteName[]): object[] {
  return [...pointers, ...unread.map((remote) => ({ remote }))];
}

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
