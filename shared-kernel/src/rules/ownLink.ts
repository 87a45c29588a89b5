import { pageAt } from '../contract/pageTexts';

/** Of the page that is open. */
type Here = { readonly host: string; readonly basePath: string };

/** Where a link of ours leads: to a page of the app, given without the base path, or to anything else on this host. */
export type OwnLink = { kind: 'page'; path: string } | { kind: 'file' };

/**
 * Whether a link stays on this site (S12), whether it was written as a path or with our own host.
 * Whoever writes it may leave the base path out.
 *
 * @returns `undefined` for another site, and for what is no address of a site, such as a letter
 */
export function ownLink(href: string, { host, basePath }: Here): OwnLink | undefined {
  const base = `https://${host}/`;
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || url.host !== host) return undefined;
  const { pathname, search, hash } = url;
  const isBelow = basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`));
  const path = isBelow ? pathname.slice(basePath.length) || '/' : pathname;
  return pageAt(path) ? { kind: 'page', path: `${path}${search}${hash}` } : { kind: 'file' };
}
