import {
  LATER_FILES_ID,
  POINTERS_DATA_ID,
  PRELOADED_RESPONSE_ID,
  ROOT_ID,
  SITE_DATA_ID,
} from 'shared-kernel/contract/htmlData';
import { pageTitle } from 'shared-kernel/contract/pageTexts';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import type { ShellScript } from '../pointers/livePointers';
import { SHELL_SCRIPT_ATTRIBUTE } from './bootScript';
import { htmlDocument } from './document';
import { escapeHtml, scriptJson } from './escape';
import type { Readable } from './reading/readablePage';
import { READING_CSS } from './reading/readingLook';
import { skeletonOf } from './skeleton';

/** A file that the browser shall fetch before anything asks for it. */
export type Preload = {
  readonly as: 'script' | 'fetch';
  readonly href: string;
  readonly integrity?: string | undefined;
};

export type Page = {
  /** What search engines and the tab say of it; the site's name is added to the title. */
  readonly texts: { readonly title: string; readonly description: string };
  /** Whether the page is a board, so that rows stand in for it until it is drawn. */
  readonly isBoard: boolean;
  readonly site: SiteConfig;
  readonly pointers: readonly RemotePointer[];
  readonly scripts: readonly ShellScript[];
  readonly preloads: readonly Preload[];
  /** What slots need, when the first content stands. */
  readonly later: readonly Preload[];
  /** The page's own address, when it is known and worth naming to search engines. */
  readonly canonical?: string | undefined;
  /** What search engines are told, and readers see before the app is there. */
  readonly readable?: Readable | undefined;
};

/** The page that starts the shell: everything it needs to begin is in it, and the rest is already on its way. */
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

function plainTags({ texts, canonical }: Page): string {
  const link = canonical ? `\n<link rel="canonical" href="${escapeHtml(canonical)}">` : '';
  return `<meta name="description" content="${escapeHtml(texts.description)}">${link}`;
}

function script({ src, integrity }: ShellScript): string {
  return `<script src="${escapeHtml(src)}"${check(integrity)} defer ${SHELL_SCRIPT_ATTRIBUTE}></script>`;
}

/**
 * A preload counts only if the later request is made in the same mode: a fetch is, in HTML's words, `crossorigin`.
 * Its priority is that of a deferred script: unasked it would be a higher one, before the shell that is to run it and before
 * the pictures of what is read already.
 */
function preload({ as, href, integrity }: Preload): string {
  const mode = as === 'fetch' ? ' crossorigin' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${check(integrity)}${mode} fetchpriority="low">`;
}

function check(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

function body({ site, pointers, isBoard, readable, later }: Page): string {
  return `<div id="${ROOT_ID}">
${skeletonOf({ pointers, isBoard, html: readable?.html })}
</div>
${readable?.html ? '' : NO_SCRIPT}
${data(SITE_DATA_ID, site)}
${data(POINTERS_DATA_ID, pointers)}
${readable?.answer ? data(PRELOADED_RESPONSE_ID, readable.answer) : ''}
<template id="${LATER_FILES_ID}">${later.map(preload).join('')}</template>`;
}

const NO_SCRIPT =
  '<noscript><p class="boot-words">Trang tỷ số trực tuyến cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.</p></noscript>';

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
