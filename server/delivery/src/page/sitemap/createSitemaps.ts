import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import { createShortMemory } from '../reading/createShortMemory';
import { createSiteAddress } from '../reading/createSiteAddress';
import { isBookmakersPage } from './bookmakersPage';
import { type Collected, collectArticles } from './collectArticles';
import { isBettingOn } from './isBettingOn';
import { MOST_URLS, newsSet, type SitemapUrl, sitemapIndex, urlSet } from './sitemapXml';

export const SITEMAP_PATH = '/sitemap.xml';
export const NEWS_SITEMAP_PATH = '/sitemap-news.xml';

/** News sitemaps list articles of the last two days, and at most this many. */
const NEWS_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_NEWS = 1_000;

/** Reading all articles keeps `api` busy: it happens at most once in `FRESH_MS`, callers wait `PATIENCE_MS` at most. */
export const FRESH_MS = 60_000;
export const PATIENCE_MS = 10_000;

export type Sitemaps = {
  /** All pages, or an index of the parts when they are too many for one file. */
  main(pagePaths: readonly string[]): Promise<string>;
  /** One part of several, from 1; `undefined` when there is no such part. */
  part(pagePaths: readonly string[], number: number): Promise<string | undefined>;
  news(): Promise<string>;
};

type Read = { articles: Collected[]; isBettingOn: boolean };

/** Sitemaps need absolute addresses, so there are none without a public address. */
export function createSitemaps(config: DeliveryConfig, http: Http, report: Report): Sitemaps {
  const at = createSiteAddress(config);
  // All parts of one sitemap come from one read; a request for a missing part reads nothing.
  const readings = createShortMemory<Read>({ freshMs: FRESH_MS, patienceMs: PATIENCE_MS, most: 1 });

  const readAll = async (): Promise<Read> => ({
    articles: await collectArticles(http, report),
    isBettingOn: await isBettingOn(http, report),
  });

  async function all(pagePaths: readonly string[]): Promise<SitemapUrl[]> {
    const read = await readings.get('all', readAll);
    if (!read) throw new Error(`Expected all articles within ${PATIENCE_MS} ms, got no end of them`);
    const pages = pagePaths
      .filter((path) => read.isBettingOn || !isBookmakersPage(path))
      .map((path) => ({ address: at.whole(at.path(path)) }));
    const articles = read.articles.map(({ kind, article }) => ({
      address: at.whole(at.article(kind, article)),
      changed: isoDate(article.updatedDate ?? article.publishedDate),
    }));
    return [...pages, ...articles];
  }

  return {
    async main(pagePaths) {
      const urls = await all(pagePaths);
      if (urls.length <= MOST_URLS) return urlSet(urls);
      const parts = Array.from({ length: Math.ceil(urls.length / MOST_URLS) }, (_, index) => index + 1);
      return sitemapIndex(parts.map((number) => at.whole(`/sitemap-${number}.xml`)));
    },
    async part(pagePaths, number) {
      const urls = (await all(pagePaths)).slice((number - 1) * MOST_URLS, number * MOST_URLS);
      return urls.length > 0 ? urlSet(urls) : undefined;
    },
    async news() {
      const since = Date.now() - NEWS_DAYS_MS;
      const fresh = await collectArticles(http, report, ({ publishedDate }) => Date.parse(publishedDate) >= since);
      return newsSet(
        fresh.slice(0, MOST_NEWS).map(({ kind, article }) => ({
          address: at.whole(at.article(kind, article)),
          title: article.name,
          published: isoDate(article.publishedDate),
        })),
      );
    },
  };
}

function isoDate(date: string): string {
  return new Date(date).toISOString();
}
