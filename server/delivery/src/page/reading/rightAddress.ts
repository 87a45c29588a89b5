import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import { LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { ReadingAddress } from './readingAddress';

type ArticleAddress = Extract<ReadingAddress, { kind: 'article' }>;

/**
 * The canonical address of an article that was requested with another slug, other case or a slash at the end;
 * `undefined` when the request was canonical. Both paths are below the base path.
 */
export function rightAddress(inner: string, address: ArticleAddress, article: ArticleDetail): string | undefined {
  const isRight =
    address.segment === articleSegment(article) &&
    inner.startsWith(`${LIST_PATHS[address.of]}/`) &&
    !inner.endsWith('/');
  return isRight ? undefined : articlePath(address.of, article);
}
