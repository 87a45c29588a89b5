import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageRequest, Rendered } from '../contract/serverEntry';
import { MemoryRouter } from '../router/router';
import { startTexts } from '../texts/startTexts';

/** React's own preloads of pictures, which are in the same HTML: the browser finds them there. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** What styled-components writes between the rules, for the browser to take its sheet over. Nobody does: it leaves. */
const BOOKKEEPING = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/|\n/g;

// At once, since the texts are bundled.
void startTexts();

/**
 * Renders a part of a page with the app's own components, in a server entry (`contract/serverEntry.ts`).
 *
 * @returns its HTML, and the rules of its styled components
 */
export function renderElement(
  element: ReactElement,
  { path, site, search = {} }: Pick<PageRequest, 'path' | 'site'> & Partial<Pick<PageRequest, 'search'>>,
): Pick<Rendered, 'html' | 'css'> {
  const basename = site.base_path;
  const pathname = basename === '/' ? path : `${basename}${path}`;
  const query = String(new URLSearchParams(search));
  const address = { pathname, search: query && `?${query}` };
  const sheet = new ServerStyleSheet();
  try {
    const page = createElement(MemoryRouter, { basename, initialEntries: [address] }, element);
    const html = renderToStaticMarkup(sheet.collectStyles(page)).replace(PRELOADS, '');
    const rules = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? '';
    return { html, css: rules.replace(BOOKKEEPING, '') };
  } finally {
    sheet.seal();
  }
}
