import type { MouseEvent } from 'react';
import { useNavigate } from 'shared-kernel/router';
import { type OwnSite, ownLink } from 'shared-kernel/rules/ownLink';

/** Opens an editor's links to this site within the app, without a page load. */
export function useOwnLinks(site: OwnSite): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain || event.defaultPrevented) return;
    const page = ownPage(link, site);
    if (page === undefined) return;
    event.preventDefault();
    navigate(page);
  };
}

type Address = Pick<HTMLAnchorElement, 'href' | 'pathname' | 'search' | 'hash'>;

/** The app's page at an address, without the base path; `undefined` for a file, another site, or the current page. */
export function ownPage({ href, pathname, search, hash }: Address, site: OwnSite): string | undefined {
  const { location } = window;
  const link = ownLink(href, site);
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return link?.kind === 'page' ? link.path : undefined;
}
