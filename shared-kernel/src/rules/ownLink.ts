/**
 * First segments of the addresses below which all is a page of ours. Editors and advertisers link to them, and remotes
 * are not told what the live releases claim.
 */
const PAGES: ReadonlySet<string> = new Set([
  '',
  'ket-qua-bong-da',
  'lich-thi-dau',
  'ty-le-keo-nha-cai',
  'nhan-dinh-bong-da',
  'bang-xep-hang',
  'tips',
  'top-nha-cai',
  'ty-le-chau-au',
  'tin-tuc',
  'news',
]);

/** How links may name this site. */
export type OwnSite = {
  /** Hosts with their ports; each stands for itself with `www.` and without. */
  readonly hosts: readonly string[];
  /** Path below which the pages live. */
  readonly basePath: string;
};

type Known = { readonly site: { readonly public_url?: string | undefined }; readonly basePath: string };

/** @param visited the host in the visitor's address bar; it may be another than that of `PUBLIC_URL` */
export function ownSiteOf({ site, basePath }: Known, visited: string): OwnSite {
  return { hosts: [visited, ...ownHosts(site.public_url)], basePath };
}

/** @param publicUrl the site's public origin, if known */
export function ownHosts(publicUrl: string | undefined): readonly string[] {
  return publicUrl !== undefined && URL.canParse(publicUrl) ? [new URL(publicUrl).host] : [];
}

/** Target of a link within this site: a page of the app, without the base path, or anything else on this host. */
export type OwnLink = { kind: 'page'; path: string } | { kind: 'file' };

/**
 * Whether a link stays on this site (S12), written as a path or with a host of ours, with `www.` and the base path or
 * without.
 *
 * @returns `undefined` for another site, and for an address of another kind, such as `mailto:`
 */
export function ownLink(href: string, { hosts, basePath }: OwnSite): OwnLink | undefined {
  const base = `https://${hosts[0]}/`;
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || !isOwnHost(url.host, hosts)) return undefined;
  const { pathname, search, hash } = url;
  const isBelow = basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`));
  const path = isBelow ? pathname.slice(basePath.length) || '/' : pathname;
  return isPage(path) ? { kind: 'page', path: `${path}${search}${hash}` } : { kind: 'file' };
}

function isPage(pathname: string): boolean {
  return PAGES.has(pathname.toLowerCase().split('/').find(Boolean) ?? '');
}

export function isOwnHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((own) => bareHost(own) === bareHost(host));
}

const bareHost = (host: string) => host.replace(/^www\./, '');
