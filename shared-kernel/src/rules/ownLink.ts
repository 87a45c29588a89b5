import { pageAt } from '../contract/pageTexts';

/** The current page. */
type Here = { readonly host: string; readonly basePath: string };

/** Target of a link within this site: a page of the app, without the base path, or anything else on this host. */
export type OwnLink = { kind: 'page'; path: string } | { kind: 'file' };

/**
 * Whether a link stays on this site (S12), written as a path or with our own host, with `www.` and the base path or
 * without.
 *
 * @returns `undefined` for another site, and for an address of another kind, such as `mailto:`
 */
export function ownLink(href: string, { host, basePath }: Here): OwnLink | undefined {
  const base = `https://${host}/`;
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || bareHost(url.host) !== bareHost(host)) return undefined;
  const { pathname, search, hash } = url;
  const isBelow = basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`));
  const path = isBelow ? pathname.slice(basePath.length) || '/' : pathname;
  return pageAt(path) ? { kind: 'page', path: `${path}${search}${hash}` } : { kind: 'file' };
}

const bareHost = (host: string) => host.replace(/^www\./, '');
