import type { MouseEvent } from 'react';
import { useNavigate } from 'shared-kernel/router';
import { ownLink } from 'shared-kernel/rules/ownLink';

/**
 * Opens an editor's links to this site within the app, without a page load. The cleaners do not know our own host, so a
 * link with it looks like one to another site until it is clicked.
 */
export function useOwnLinks(basePath: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain || event.defaultPrevented) return;
    const page = ownPage(link, basePath);
    if (page === undefined) return;
    event.preventDefault();
    navigate(page);
  };
}

type Address = Pick<HTMLAnchorElement, 'href' | 'pathname' | 'search' | 'hash'>;

/** The app's page at an address, without the base path; `undefined` for a file, another site, or the current page. */
export function ownPage({ href, pathname, search, hash }: Address, basePath: string): string | undefined {
  const { location } = window;
  const link = ownLink(href, { host: location.host, basePath });
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return link?.kind === 'page' ? link.path : undefined;
}
