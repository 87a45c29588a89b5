import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import { createSiteAddress } from '../createSiteAddress';
import { changedDate } from '../sitemap/collectArticles';
import { rssXml } from './rssXml';

/** The newest articles of a feed. Readers ask several times a day. */
const MOST_ITEMS = 50;

/** The address of a list's feed, below the base path: for `<link rel="alternate" type="application/rss+xml">`. */
export function rssPath(kind: ArticleKind): string {
  return `${LIST_PATHS[kind]}/rss.xml`;
}

/** @returns the feed of a list's newest articles, under the title of the list's page */
export function createRssFeeds(config: DeliveryConfig, http: Http, report: Report) {
  const at = createSiteAddress(config);
  return async (kind: ArticleKind, { title, description }: PageTexts): Promise<string> => {
    const { articles } = await createArticleSource({ http, report, site: {} }, kind).page(1, { pageSize: MOST_ITEMS });
    return rssXml({
      title: pageTitle(title),
      description,
      page: at.whole(at.list(kind)),
      self: at.whole(at.path(rssPath(kind))),
      items: articles.map((article) => ({
        title: article.name,
        description: article.description,
        address: at.whole(at.article(kind, article)),
        guid: at.whole(at.article(kind, { id: article.id, slug: '' })),
        published: article.publishedDate,
        changed: changedDate(article),
      })),
    });
  };
}
