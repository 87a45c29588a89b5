import type { PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import type { BoardTop } from 'shared-kernel/protocol/boardTop';
import { SERVER_ROWS } from '../state/server/createServerBoard';
import { t } from '../texts/serverTexts';
import { DETAIL_PARAMETER } from '../view/parts/useOpenDetail';
import { addressWithin } from './addresses';

/** The parameter with the number of a page of a board's rows. The app reads none: it has the whole board in one list. */
export const PAGE_PARAMETER = 'trang';

/** As `routes.json` has it: 3,960 rows, more than a day has matches. */
const PAGE_NUMBER = /^[1-9]\d?$/;
const LAST_PAGE = 99;

export function pageNumberOf({ search }: Pick<PageRequest, 'search'>): number {
  const given = search[PAGE_PARAMETER];
  return given && PAGE_NUMBER.test(given) ? Number(given) : 1;
}

/** The rows of a board that are on earlier pages. */
export function rowsBefore(page: number): number {
  return (page - 1) * SERVER_ROWS;
}

export function pagesOf(rows: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(rows / SERVER_ROWS)));
}

/** Whether an answer begins with a page's first row. Another server than ours skips none, and says so by saying nothing. */
export function isOfPage({ board }: BoardTop, page: number): boolean {
  return board === undefined || (board.skipped ?? 0) === rowsBefore(page);
}

/** Another page of the same board: with its filter, its day and its prices, without a match over it. */
export function addressOfPage(request: PageRequest, page: number): string {
  const { [PAGE_PARAMETER]: _, [DETAIL_PARAMETER]: __, highlight: ___, ...rest } = request.search;
  return addressWithin(request, page > 1 ? { ...rest, [PAGE_PARAMETER]: String(page) } : rest);
}

/** Which rows a later page has changes each minute, so search engines keep none; its links they follow. */
export function headOfPage(page: number, title: string): Pick<Rendered, 'title' | 'robots'> {
  return page > 1 ? { title: t('path.ofPage', { title, page }), robots: 'noindex' } : {};
}
