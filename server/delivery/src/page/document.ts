import { TOKENS_CSS } from 'shared-kernel/design/tokens';
import { BOOT_CSS, LIGHT_SURFACE } from './bootLook';
import { BOOT_SCRIPT } from './bootScript';
import { escapeHtml } from './escape';
import { TAP_SCRIPT } from './tapScript';
import { TRUST_SCRIPT } from './trustScript';

/** Inline styles. The content policy has their hash, so they are the same on every page. */
export const PAGE_CSS = (TOKENS_CSS + BOOT_CSS).replace(/\s*\n\s*/g, '');

/** The inline script; the content policy has its hash, too. */
export const PAGE_SCRIPT = [TAP_SCRIPT, BOOT_SCRIPT, TRUST_SCRIPT].join(';\n');

/** The frame of all our HTML pages. `head` and `body` are HTML, `title` is text. */
export function htmlDocument({ title, head, body }: { title: string; head: string; body: string }): string {
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${LIGHT_SURFACE}">
<script>${PAGE_SCRIPT}</script>
<title>${escapeHtml(title)}</title>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${PAGE_CSS}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
