import type { Rendered } from '../contract/serverEntry';

/** A worker refuses larger ones (`delivery`, `rendering/limits.ts`). */
const MAX_HTML = 500 * 1024;
const MAX_WORDS = 30 * 1024;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/**
 * HTML and styles as large as they may be: HTML that is too large is left to the app, and what is said of the page is said
 * without what made it long. Editors and feeds write what they like.
 */
export function withinLimits(rendered: Rendered): Rendered {
  const { html, css, ...words } = rendered;
  const kept = bytesOf(html) > MAX_HTML ? { html: '', css: '' } : { html, css };
  const { jsonLd: _, ...fewer } = words;
  const { canonical: __, og: ___, ...fewest } = fewer;
  const said = [words, fewer].find((some) => bytesOf(JSON.stringify(some)) <= MAX_WORDS) ?? fewest;
  return { ...said, ...kept };
}
