import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { idText } from 'shared-kernel/entities/idText';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import { createShortMemory } from '../createShortMemory';
import { isBookmakersPage } from './bookmakersPage';
import { type Collected, changedDate, collectArticles } from './collectArticles';
import { collectMatches } from './collectMatches';
import { isBettingOn } from './isBettingOn';
import { MOST_URLS, newsSet, type SitemapUrl, sitemapIndex, urlSet } from './sitemapXml';
import type { SitePages } from './sitePages';

export const SITEMAP_PATH = '/sitemap.xml';
export const NEWS_SITEMAP_PATH = '/sitemap-news.xml';

/** The kinds of parts, each in files of its own: `/sitemap-articles-1.xml`. */
export const PART_NAMES = ['pages', 'articles', 'matches'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** News sitemaps list articles of the last two days, and at most this many. */
const NEWS_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_NEWS = 1_000;

/** Reading all articles keeps `api` busy: it happens at most once in `FRESH_MS`, callers wait `PATIENCE_MS` at most. */
export const FRESH_MS = 60_000;
export const PATIENCE_MS = 10_000;

export type Sitemaps = {
  /** Names all parts. */
  index(pages: SitePages): Promise<string>;
  /** A file of a part, from 1; `undefined` when there is no such file. */
  part(pages: SitePages, name: PartName, number: number): Promise<string | undefined>;
  news(): Promise<string>;
};

type Read = { articles: Collected[]; isBettingOn: boolean };

/**
 * Sitemaps need absolute addresses, so there are none without a public address.
 *
 * @param now milliseconds
 */
export function createSitemaps(config: DeliveryConfig, http: Http, report: Report, now = Date.now): Sitemaps {
  const at = siteAddress(config);
  // All parts come from one read; a request for a missing part reads nothing.
  const limits = { freshMs: FRESH_MS, patienceMs: PATIENCE_MS, most: 1 };
  const articlesRead = createShortMemory<Read>(limits);
  const matchesRead = createShortMemory<SitemapUrl[]>(limits);

  const readArticles = async (): Promise<Read> => ({
    articles: await collectArticles(http, report),
    isBettingOn: await isBettingOn(http, report),
  });

  async function readMatches(): Promise<SitemapUrl[]> {
    const matches = await collectMatches(http, report, Math.floor(now() / 1000));
    return matches.map(({ id, changed }) => ({
      address: at.whole(`/?match=${idText(id)}`),
      changed: changed === undefined ? undefined : new Date(changed * 1000).toISOString(),
    }));
  }

  const inTime = async <T>(reading: Promise<T | undefined>): Promise<T> => {
    const read = await reading;
    if (read === undefined) throw new Error(`Expected all addresses within ${PATIENCE_MS} ms, got no end of them`);
    return read;
  };

  async function urlsOf(name: PartName, pages: SitePages): Promise<SitemapUrl[]> {
    if (name === 'matches') return pages.hasMatches ? inTime(matchesRead.get('all', readMatches)) : [];
    const read = await inTime(articlesRead.get('all', readArticles));
    if (name === 'pages') {
      return pages.paths
        .filter((path) => read.isBettingOn || !isBookmakersPage(path))
        .map((path) => ({ address: at.whole(path), changed: newestIn(path, read.articles) }));
    }
    return read.articles.map(({ kind, article }) => ({
      address: at.whole(articlePath(kind, article)),
      changed: changedDate(article),
    }));
  }

  /** A server without matches, or with trouble of theirs, costs no articles. */
  async function matchesIfAny(pages: SitePages): Promise<SitemapUrl[]> {
    try {
      return await urlsOf('matches', pages);
    } catch (error) {
      report(toError(error));
      return [];
    }
  }

  return {
    async index(pages) {
      const files: SitemapUrl[] = [];
      for (const name of PART_NAMES) {
        const parts = filesOf(await (name === 'matches' ? matchesIfAny(pages) : urlsOf(name, pages)));
        const changed = name === 'articles' ? newest(parts.flat()) : undefined;
        // At the root, whatever the base path.
        const addresses = parts.flatMap((_, index) => at.absolute(`/sitemap-${name}-${index + 1}.xml`) ?? []);
        files.push(...addresses.map((address) => ({ address, changed })));
      }
      return sitemapIndex(files);
    },
    async part(pages, name, number) {
      const urls = filesOf(await urlsOf(name, pages))[number - 1];
      return urls && urlSet(urls);
    },
    async news() {
      const since = now() - NEWS_DAYS_MS;
      const fresh = await collectArticles(http, report, ({ publishedDate }) => Date.parse(publishedDate) >= since);
      return newsSet(
        fresh.slice(0, MOST_NEWS).map(({ kind, article }) => ({
          address: at.whole(articlePath(kind, article)),
          title: article.name,
          published: new Date(article.publishedDate).toISOString(),
        })),
      );
    },
  };
}

/** A list of articles changes with its articles; when other pages change, nobody knows. */
function newestIn(path: string, articles: readonly Collected[]): string | undefined {
  const kind = ARTICLE_KINDS.find((candidate) => LIST_PATHS[candidate] === path);
  return newest(articles.filter((one) => one.kind === kind).map(({ article }) => ({ changed: changedDate(article) })));
}

function newest(urls: readonly Pick<SitemapUrl, 'changed'>[]): string | undefined {
  return urls.reduce<string | undefined>(
    (latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest),
    undefined,
  );
}

function filesOf(urls: readonly SitemapUrl[]): SitemapUrl[][] {
  return Array.from({ length: Math.ceil(urls.length / MOST_URLS) }, (_, index) =>
    urls.slice(index * MOST_URLS, (index + 1) * MOST_URLS),
  );
}
