/** Stands for our own origin, which a server does not know. */
const OWN = 'https://own.invalid';

/**
 * The address at which a browser finds a picture: whole for one of another site, a path for one of our own. A relative address
 * counts from the root of the server that the article is from: the page that shows it lies elsewhere.
 *
 * @param home origin of that server (`api_base`); empty is the page's own
 * @returns `undefined` for what is no picture's address
 */
export function pictureAddress(src: string | undefined, home = ''): string | undefined {
  if (src === undefined || !URL.canParse(src, OWN)) return undefined;
  const { protocol, origin, username, password, pathname, search, href } = new URL(src, OWN);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  if (origin !== OWN) return href;
  if (pathname === '/') return undefined;
  // `/media` of the server is passed on by the page's own origin, whoever answers `/api`.
  const isAway = URL.canParse(home) && !pathname.startsWith('/media/');
  return `${isAway ? new URL(home).origin : ''}${pathname}${search}`;
}
