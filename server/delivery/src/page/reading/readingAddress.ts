import { matchPattern } from 'shared-kernel/contract/matchPattern';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { articleIdOf } from 'shared-kernel/rules/articleAddress';
import { ARTICLE_KINDS, type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';

/** A page whose HTML depends on content. */
export type ReadingAddress =
  | { readonly kind: 'list'; readonly of: ArticleKind }
  /** Without an id there is no such article. `segment` is decoded; `undefined` when that fails. */
  | {
      readonly kind: 'article';
      readonly of: ArticleKind;
      readonly id: number | undefined;
      readonly segment: string | undefined;
    }
  | { readonly kind: 'match'; readonly id: MatchId };

/**
 * The content that an address names, if any.
 *
 * @param inner the requested path below the base path
 * @param search the query with its question mark; `?match=<id>` opens a match on the start page
 */
export function readingAddress(inner: string, search: string): ReadingAddress | undefined {
  if (inner === '/') {
    const id = toId(new URLSearchParams(search).get('match'));
    return id === undefined ? undefined : { kind: 'match', id };
  }
  const list = ARTICLE_KINDS.find((kind) => matchPattern(LIST_PATHS[kind], inner));
  return list ? { kind: 'list', of: list } : articleAddress(inner);
}

function articleAddress(inner: string): ReadingAddress | undefined {
  for (const of of ARTICLE_KINDS) {
    const segment = matchPattern(`${LIST_PATHS[of]}/:segment`, inner)?.segment;
    if (segment === undefined) continue;
    const decoded = decodedSegment(segment);
    return { kind: 'article', of, id: articleIdOf(decoded ?? segment), segment: decoded };
  }
  return undefined;
}

function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
