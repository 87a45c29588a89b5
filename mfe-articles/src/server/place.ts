import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { articleIdOf } from 'shared-kernel/rules/articleAddress';
import { ARTICLE_KINDS, type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { decodedSegment } from '../domain/decodedSegment';
import { PAGE_PARAMETER, pageNumberOf } from '../domain/listPage';

/** What an address of ours names. */
export type Place = ListPlace | ArticlePlace;
export type ListPlace = { readonly kind: 'list'; readonly of: ArticleKind; readonly page: number };
export type ArticlePlace = {
  readonly kind: 'article';
  readonly of: ArticleKind;
  /** The last of the address, decoded. */
  readonly segment: string;
  /** Without an id there is no such article. */
  readonly id: number | undefined;
};

/** `undefined` for anything but our pages. */
export function placeOf({ part, params, search }: PageRequest): Place | undefined {
  if (part.kind !== 'page') return undefined;
  for (const of of ARTICLE_KINDS) {
    if (part.pattern === LIST_PATHS[of]) return { kind: 'list', of, page: pageNumberOf(search[PAGE_PARAMETER]) };
    if (part.pattern === `${LIST_PATHS[of]}/:id`) {
      const segment = decodedSegment(params.id ?? '');
      return { kind: 'article', of, segment, id: articleIdOf(segment) };
    }
  }
  return undefined;
}
