import { ARTICLE_LIST_TEXTS } from 'shared-kernel/contract/articleListTexts';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { exactLabel, relativeLabel } from 'shared-kernel/rules/publishedTime';
import { escapeHtml } from '../escape';
import type { SiteAddress } from './createSiteAddress';
import { READERS_ZONE, READING_TEXTS } from './readingTexts';

/** The first pictures, which load at once; as many as in the app. */
const EAGER_CARDS = 3;

/** The first page of a list as the app renders it (`mfe-articles/src/view/list`). @param now unix seconds */
export function listHtml(articles: readonly Article[], of: ArticleKind, now: number, at: SiteAddress): string {
  const { title, intro } = ARTICLE_LIST_TEXTS[of];
  const cards = articles.map((article, index) => cardHtml(article, at.article(of, article), index, now)).join('\n');
  return `<section class="reads-page">
<header class="reads-head"><h1>${title}</h1><p>${intro}</p></header>
${cards && `<ul class="reads-cards" role="list">\n${cards}\n</ul>`}
</section>`;
}

function cardHtml(article: Article, path: string, index: number, now: number): string {
  const lead = index === 0 ? ' data-lead' : '';
  const time = relativeLabel(article.publishedDate, now) ?? READING_TEXTS.justNow;
  const description =
    article.description && `<p class="reads-description"${lead}>${escapeHtml(article.description)}</p>`;
  return `<li class="reads-item"${lead}><article class="reads-card"${lead}>
${pictureHtml(article.image, index, lead)}
<div class="reads-words">
<h2 class="reads-title"${lead}><a href="${escapeHtml(path)}">${escapeHtml(article.name)}</a></h2>
<time class="reads-time" datetime="${escapeHtml(article.publishedDate)}" title="${exactLabel(article.publishedDate, READERS_ZONE)}">${time}</time>
${description}
</div>
</article></li>`;
}

/** An article without a picture keeps its space, as in the app. */
function pictureHtml(image: string | undefined, index: number, lead: string): string {
  if (!image) return `<span class="reads-picture reads-noPicture"${lead}></span>`;
  const priority = index === 0 ? ' fetchpriority="high"' : '';
  const loading = index < EAGER_CARDS ? 'eager' : 'lazy';
  return `<img class="reads-picture"${lead} alt="" src="${escapeHtml(image)}" width="320" height="180" loading="${loading}"${priority}>`;
}
