import type { MouseEvent } from 'react';
import { pageAt } from 'shared-kernel/contract/pageTexts';
import { useNavigate } from 'shared-kernel/router';

/** Pages of this site that an editor links to open within the app, as every other link does: nothing is loaded anew. */
export function useOwnLinks(basePath: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain || event.defaultPrevented || link.target) return;
    const page = ownPage(link, basePath);
    if (page === undefined) return;
    event.preventDefault();
    navigate(page);
  };
}

type Address = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * The page of the app that an address leads to, without the base path, which editors may write or leave out;
 * `undefined` for a file, another site, or a place on the page that is open.
 */
export function ownPage({ origin, pathname, search, hash }: Address, basePath: string): string | undefined {
  const { location } = window;
  if (origin !== location.origin) return undefined;
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  const isBelow = basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`));
  const path = isBelow ? pathname.slice(basePath.length) || '/' : pathname;
  return pageAt(path) && `${path}${search}${hash}`;
}
