import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { type Article, createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import { ARTICLE_KINDS, type ArticleKind } from 'shared-kernel/rules/articleKind';

export type Collected = { readonly kind: ArticleKind; readonly article: Article };

/** The largest page of `api`. */
const PAGE_SIZE = 100;

/** Bounds the requests to a store that never ends. */
const MOST_PAGES = 1_000;

/**
 * All published articles of both kinds, the newest of a kind first, each once.
 *
 * @param isWanted ends a kind at its first article that does not match
 * @throws HttpError when no usable answer came
 */
export async function collectArticles(
  http: Http,
  report: Report,
  isWanted: (article: Article) => boolean = () => true,
): Promise<Collected[]> {
  const collected: Collected[] = [];
  for (const kind of ARTICLE_KINDS) {
    const source = createArticleSource({ http, report, site: {} }, kind);
    const byId = new Map<number, Article>();
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { articles, size } = await source.page(page, { pageSize: PAGE_SIZE });
      for (const article of articles.filter(isWanted)) byId.set(article.id, article);
      if (size < PAGE_SIZE || !articles.every(isWanted)) break;
    }
    for (const article of byId.values()) collected.push({ kind, article });
  }
  return collected;
}

/** When the article was published or corrected last: ISO 8601. */
export function changedDate({ publishedDate, updatedDate }: Article): string {
  return new Date(updatedDate ?? publishedDate).toISOString();
}
