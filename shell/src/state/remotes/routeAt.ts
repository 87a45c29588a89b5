import { type PageClaim, pageClaims } from 'shared-kernel/contract/pageClaims';
import { type Route, resolveRoute } from 'shared-kernel/contract/resolveRoute';
import { OWN_PAGES } from '../../domain/pages';
import type { Pointers } from './readPointers';

/**
 * Who owns an address, a live remote or the shell itself; the measurements and the texts of the page ask the same.
 *
 * @param pathname without the base path
 */
export function routeAt(pathname: string, pointers: Pointers): Route<PageClaim> | undefined {
  return resolveRoute(pageClaims(pointers.values(), OWN_PAGES), pathname);
}
