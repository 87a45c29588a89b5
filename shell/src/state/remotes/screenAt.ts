import { type PageClaim, type Pages, pageClaims } from 'shared-kernel/contract/pageClaims';
import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { RemoteName } from 'shared-kernel/contract/pointer';
import { type Route, resolveRoute } from 'shared-kernel/contract/resolveRoute';
import { SITE_TEXTS } from 'shared-kernel/contract/siteTexts';
import routes from '../../../routes.json';
import { isOurPage } from '../../domain/menu';
import type { Pointers } from './readPointers';

/** The pages that the shell renders itself: those under construction (S9). */
const OWN_PAGES: Pages = {
  paths: routes.pages.map(({ path }) => path),
  pages: routes.pages.map((page) => ({ ...page, priority: undefined, query: undefined, needsLazyFiles: false })),
};

/**
 * Who owns an address, a live remote or the shell itself; the measurements and the texts of the page ask the same.
 *
 * @param pathname without the base path
 */
export function routeAt(pathname: string, pointers: Pointers): Route<PageClaim> | undefined {
  return resolveRoute(pageClaims(pointers.values(), OWN_PAGES), pathname);
}

export type Screen =
  | { kind: 'remote'; remote: RemoteName }
  | { kind: 'underConstruction' }
  /** One of our pages, but the pointer of its remote could not be read. */
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

/**
 * What stands at an address. Releases list their paths, so a team adds a page without us.
 *
 * @param pathname without the base path
 * @param isAnyUnread whether a pointer could not be read: then one of our pages may be its remote's
 */
export function screenAt(pathname: string, pointers: Pointers, isAnyUnread: boolean): Screen {
  const owner = routeAt(pathname, pointers)?.claim.owner;
  if (owner) return owner === 'shell' ? { kind: 'underConstruction' } : { kind: 'remote', remote: owner };
  // The home page is never "unknown": the visitor would have nowhere to go.
  if (pathname === '/' || (isAnyUnread && isOurPage(pathname))) return { kind: 'unreachable' };
  return { kind: 'unknown' };
}

/**
 * Title and description of an address, as `delivery` writes them: those of the release that owns it, or of the site when
 * that says none. An unknown address has none, because the visitor does not stay there.
 *
 * @param pathname without the base path
 */
export function textsAt(pathname: string, pointers: Pointers, isAnyUnread: boolean): PageTexts | undefined {
  const page = routeAt(pathname, pointers)?.claim.page;
  if (page) return page;
  return screenAt(pathname, pointers, isAnyUnread).kind === 'unknown' ? undefined : SITE_TEXTS;
}
