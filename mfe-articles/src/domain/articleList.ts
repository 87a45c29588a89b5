import type { Article } from 'shared-kernel/protocol/createArticleSource';

/** One answer of the server: the articles that may be shown, and the number of items it sent. */
export type ArticlePage = { articles: readonly Article[]; size: number };

/** The pages loaded so far as one list. `kind` is the state of the next page: loadable, loading, failed, or missing. */
export type ArticleList = {
  kind: 'hasMore' | 'loading' | 'failed' | 'complete';
  articles: readonly Article[];
  /** The number of the page that it begins with, 1 unless the address names another. */
  first: number;
  /** Pages loaded so far; the next one is number `first + pages`. */
  pages: number;
  /** Consecutive pages with nothing new. */
  barrenPages: number;
};

export const EMPTY_LIST: ArticleList = { kind: 'hasMore', articles: [], first: 1, pages: 0, barrenPages: 0 };

/** Bounds the requests to a server that sends the same page for ever. */
const MAX_BARREN_PAGES = 3;

/**
 * Appends a page. A full page means that there are more; fullness counts what was sent, not what may be shown. An
 * article published meanwhile pushes others onto the next page, where they appear again: each is kept once, at its
 * first place.
 *
 * @param fullSize items of a full page
 */
export function withPage(list: ArticleList, page: ArticlePage, fullSize: number): ArticleList {
  const known = new Set(list.articles.map(({ id }) => id));
  const fresh = page.articles.filter(({ id }) => !known.has(id) && known.add(id));
  const barrenPages = fresh.length > 0 ? 0 : list.barrenPages + 1;
  const isMore = page.size >= fullSize && barrenPages < MAX_BARREN_PAGES;
  return {
    kind: isMore ? 'hasMore' : 'complete',
    articles: [...list.articles, ...fresh],
    first: list.first,
    pages: list.pages + 1,
    barrenPages,
  };
}
