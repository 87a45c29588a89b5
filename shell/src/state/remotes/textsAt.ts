import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { SITE_TEXTS } from 'shared-kernel/contract/siteTexts';
import type { Pointers } from './readPointers';
import { routeAt } from './routeAt';
import { screenAt } from './screenAt';

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
