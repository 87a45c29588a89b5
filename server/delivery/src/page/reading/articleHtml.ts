import { ARTICLE_LIST_TEXTS } from 'shared-kernel/contract/articleListTexts';
import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { exactLabel } from 'shared-kernel/rules/publishedTime';
import { escapeHtml } from '../escape';
import type { SiteAddress } from './createSiteAddress';
import { READERS_ZONE, READING_TEXTS } from './readingTexts';

/** An article as the app renders it (`mfe-articles/src/view/article`). @param content HTML that has been cleaned */
export function articleHtml(article: ArticleDetail, of: ArticleKind, content: string, at: SiteAddress): string {
  const description = article.description && `<p class="read-description">${escapeHtml(article.description)}</p>`;
  const { updatedDate } = article;
  const updated = updatedDate ? `<span>${READING_TEXTS.updated} ${timeHtml(updatedDate)}</span>` : '';
  return `<div class="read-page">
<a class="read-back" href="${escapeHtml(at.list(of))}">‹ ${ARTICLE_LIST_TEXTS[of].title}</a>
<article class="read-text">
<h1 class="read-title">${escapeHtml(article.name)}</h1>
<p class="read-times">${timeHtml(article.publishedDate)}${updated}</p>
<hr class="read-separator">
${description}
<div class="read-content">${content}</div>
</article>
</div>`;
}

function timeHtml(date: string): string {
  return `<time datetime="${escapeHtml(date)}">${exactLabel(date, READERS_ZONE)}</time>`;
}
