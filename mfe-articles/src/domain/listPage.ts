import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';

/** The parameter of a list's address with the number of the page that it begins with. */
export const PAGE_PARAMETER = 'trang';

/** As `routes.json` has it. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** @param given the parameter's value; one that is no number of a page is as none */
export function pageNumberOf(given: string | null | undefined): number {
  return given && PAGE_NUMBER.test(given) ? Number(given) : 1;
}

/** The address of a list from a page on. The first one has no number. */
export function listPath(kind: ArticleKind, page: number): string {
  return page > 1 ? `${LIST_PATHS[kind]}?${PAGE_PARAMETER}=${page}` : LIST_PATHS[kind];
}
