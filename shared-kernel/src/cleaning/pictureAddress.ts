/** Placeholder for our own origin, which a server does not know. */
const OWN = 'https://own.invalid';

/**
 * The address of a picture: absolute for another site, a path for our own. A relative address is resolved at the root
 * of the article's server, because the page that shows it is elsewhere.
 *
 * @param home origin of that server (`api_base`); empty means the page's own
 * @returns `undefined` when `src` is no picture's address
 */
export function pictureAddress(src: string | undefined, home = ''): string | undefined {
  if (src === undefined || !URL.canParse(src, OWN)) return undefined;
  const { protocol, origin, username, password, pathname, search, href } = new URL(src, OWN);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  if (origin !== OWN) return href;
  if (pathname === '/') return undefined;
  // The page's own origin proxies `/media`, whichever server answers `/api`.
  const isAway = URL.canParse(home) && !pathname.startsWith('/media/');
  return `${isAway ? new URL(home).origin : ''}${pathname}${search}`;
}
