import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';

/** A site keeps a match for sixteen days after its kick-off; its articles are written before it, or soon after. */
const KEPT_SECONDS = 16 * 86_400;

/**
 * An article without the way to its match, once that has no page any more.
 *
 * @param now in unix seconds
 */
export function whileMatchIsKept(article: ArticleDetail, now: number): ArticleDetail {
  const age = now - Date.parse(article.publishedDate) / 1000;
  return age < KEPT_SECONDS ? article : { ...article, match: undefined };
}
