/**
 * Redirects visitors outside the base path (`/` of a site under `/bong-da`) into it: the router renders nothing outside.
 */
export function enterBase(window: Window, basePath: string): void {
  const { pathname } = window.location;
  const isInside = basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`);
  if (!isInside) window.history.replaceState(null, '', basePath);
}

/** The address as the router sees it, without the base path. */
export function pathInBase(pathname: string, basePath: string): string {
  return basePath === '/' ? pathname : pathname.slice(basePath.length) || '/';
}
