import { escapeHtml } from './escape';

/** What is said in place of a page, with a way on. */
export type Words = {
  readonly title: string;
  readonly sentence?: string;
  readonly link: { readonly href: string; readonly text: string };
};

/** Of an address that nobody has. */
export function notFoundWords(basePath: string): Words {
  return {
    title: 'Không tìm thấy trang',
    sentence: 'Địa chỉ này không tồn tại hoặc đã được chuyển đi.',
    link: { href: basePath, text: 'Về trang tỷ số trực tuyến' },
  };
}

/** Of a page that was not rendered in time: without scripts a later answer has it. */
export function reloadWords(title: string): Words {
  return { title, link: { href: '', text: 'Tải lại trang' } };
}

export function wordsHtml({ title, sentence, link }: Words): string {
  return `<h1>${escapeHtml(title)}</h1>
${sentence ? `<p>${escapeHtml(sentence)}</p>\n` : ''}<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`;
}
