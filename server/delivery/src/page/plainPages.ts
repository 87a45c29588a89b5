import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { NoPreview } from '../previews/createPreviews';
import { WORDMARK_SVG } from './bootLook';
import { htmlDocument } from './document';
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

const NO_PREVIEW = {
  forged: ['Liên kết xem trước không đúng', 'Liên kết bị cắt bớt hoặc đã bị sửa. Hãy mở lại liên kết đầy đủ.'],
  expired: ['Liên kết xem trước đã hết hạn', 'Mỗi liên kết chỉ dùng được trong một ngày. Hãy xin liên kết mới.'],
  gone: ['Bản xem trước không còn nữa', 'Bản này đã bị xoá hoặc không còn được phép xem. Hãy xin liên kết mới.'],
  unknown: ['Chưa mở được bản xem trước', 'Máy chủ chưa trả lời. Hãy mở lại liên kết sau ít phút.'],
} as const satisfies Record<NoPreview['kind'], readonly [title: string, sentence: string]>;

/** For whoever opens a link that shows no preview: with the page as it is for everybody they would take that for it. */
export function noPreviewPage(kind: NoPreview['kind'], basePath: string): string {
  const [title, sentence] = NO_PREVIEW[kind];
  return plainPage({ title, sentence, link: { href: basePath, text: 'Về trang tỷ số trực tuyến' } });
}

/** Shown while no shell is live, or its pointer is unreadable. */
export function noShellPage(): string {
  return plainPage({
    title: 'Trang đang được cập nhật',
    sentence: 'Trang sẽ trở lại trong giây lát.',
    link: { href: '', text: 'Thử lại' },
  });
}
