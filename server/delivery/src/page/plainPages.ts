import { pageTitle } from 'shared-kernel/contract/siteTexts';
import { htmlDocument } from './document';
import { escapeHtml } from './escape';
import { WORDMARK_SVG } from './wordmark';

/** A page of text only, in both themes, that needs no live release. */
function plainPage(title: string, sentences: readonly string[], link: { href: string; text: string }): string {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
  return htmlDocument({
    title: pageTitle(title),
    head: '<meta name="robots" content="noindex">',
    body: `<header class="boot-bar">${WORDMARK_SVG}</header>
<main class="boot-words">
<h1>${escapeHtml(title)}</h1>
${paragraphs}
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</main>`,
  });
}

/** `/404.html`: for unknown addresses; the developer-tools guard redirects here as well. */
export function notFoundPage(basePath: string): string {
  return plainPage('Không tìm thấy trang', ['Địa chỉ này không tồn tại hoặc đã được chuyển đi.'], {
    href: basePath,
    text: 'Về trang tỷ số trực tuyến',
  });
}

/** Shown while no shell is live, or its pointer is unreadable. */
export function noShellPage(): string {
  return plainPage('Trang đang được cập nhật', ['Trang sẽ trở lại trong giây lát.'], { href: '', text: 'Thử lại' });
}
