import { pageTitle } from 'shared-kernel/contract/siteTexts';
import { htmlDocument } from './document';
import { WORDMARK_SVG } from './wordmark';
import { notFoundWords, type Words, wordsHtml } from './words';

/** A page of text only, in both themes, that needs no live release. */
function plainPage(words: Words): string {
  return htmlDocument({
    title: pageTitle(words.title),
    head: '<meta name="robots" content="noindex">',
    body: `<header class="boot-bar">${WORDMARK_SVG}</header>
<main class="boot-words">
${wordsHtml(words)}
</main>`,
  });
}

/** `/404.html`, and missing files; the developer-tools guard redirects here as well. */
export function notFoundPage(basePath: string): string {
  return plainPage(notFoundWords(basePath));
}

/** Shown while no shell is live, or its pointer is unreadable. */
export function noShellPage(): string {
  return plainPage({
    title: 'Trang đang được cập nhật',
    sentence: 'Trang sẽ trở lại trong giây lát.',
    link: { href: '', text: 'Thử lại' },
  });
}
