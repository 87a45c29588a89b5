import type { Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import { type ArticleReader, createArticleReader } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { ASKED_TO_READ_NEXT } from '../domain/readNext';
import type { Place } from './place';

/** Keys of the answers. */
export const LIST = 'list';
export const ARTICLE = 'article';
export const NEWEST = 'newest';

/** The app reports what it cannot read. */
export function readerOf({ site }: Pick<PageRequest, 'site'>, of: ArticleKind): ArticleReader {
  return createArticleReader({ site, report: () => {} }, of);
}

/** What the app asks for at an address, in the same words, so that it finds the answers in the page. */
export function asksOf(place: Place, { pageRequest, detailRequest }: ArticleReader): readonly Ask[] {
  if (place.kind === 'list') return [{ key: LIST, ...pageRequest(place.page) }];
  const newest = { key: NEWEST, ...pageRequest(1, ASKED_TO_READ_NEXT) };
  return place.id === undefined ? [newest] : [{ key: ARTICLE, ...detailRequest(place.id) }, newest];
}
