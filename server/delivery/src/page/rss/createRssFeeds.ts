import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { type Article, createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import { rssXml } from './rssXml';

/** The newest articles of a feed. Readers ask several times a day. */
const MAX_ITEMS = 50;

/** The address of a list's feed, below the base path: for `<link rel="alternate" type="application/rss+xml">`. */
export function rssPath(kind: ArticleKind): string {
  return `${LIST_PATHS[kind]}/rss.xml`;
}

/** What a feed calls itself, and what links to it call it. */
export function rssTitle({ title }: Pick<PageTexts, 'title'>): string {
  return pageTitle(title);
}

/** @returns the feed of a list's newest articles, under the title of the list's page */
export function createRssFeeds(config: DeliveryConfig, http: Http, report: Report) {
  const at = siteAddress(config);
  return async (kind: ArticleKind, texts: PageTexts): Promise<string> => {
    const { articles } = await createArticleSource({ http, report, site: {} }, kind).page(1, { pageSize: MAX_ITEMS });
    return rssXml({
      title: rssTitle(texts),
      description: texts.description,
      page: at.whole(LIST_PATHS[kind]),
      self: at.whole(rssPath(kind)),
      items: articles.map((article) => ({
        title: article.name,
        description: article.description,
        address: at.whole(articlePath(kind, article)),
        guid: at.whole(articlePath(kind, { id: article.id, slug: '' })),
        published: article.publishedDate,
        changed: changedDate(article),
      })),
    });
  };
}

/** When the article was published or corrected last: ISO 8601. */
function changedDate({ publishedDate, updatedDate }: Article): string {
  return new Date(updatedDate ?? publishedDate).toISOString();
}
