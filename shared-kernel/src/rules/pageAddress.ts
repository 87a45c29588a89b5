import type { Id } from '../entities/id';
import { idFromText, idText } from '../entities/idText';

/** The pages of one record: `/tran-dau/{id}/{slug}`. The slug decorates: without it, or with another, the page is the same. */
export const PAGE_PATHS = { match: '/tran-dau', competition: '/giai-dau', team: '/doi-bong' } as const;

export type PageKind = keyof typeof PAGE_PATHS;

/**
 * Below the base path, without the slug. Browsers write an apostrophe in two ways, and servers are to see one. Dots alone
 * would lead elsewhere, even encoded: such a match has only its detail, and other records lead to the start page.
 */
export function pageAddress(kind: PageKind, id: Id): string {
  const word = idText(id).replaceAll("'", '%27');
  if (/^\.\.?$/.test(word)) return kind === 'match' ? `/?match=${word}` : '/';
  return `${PAGE_PATHS[kind]}/${word}`;
}

/** The record of an address below the base path; `undefined` where it names none. */
export function idInAddress(path: string): Id | undefined {
  return idFromText(path.split('/')[2] ?? '');
}
