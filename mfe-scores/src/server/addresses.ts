import type { PageRequest } from 'shared-kernel/contract/serverEntry';

/** The page of a request with other parameters. */
export function addressWithin({ site, path }: PageRequest, search: Readonly<Record<string, string>>): string {
  if (Object.keys(search).length > 0) return `?${new URLSearchParams(search)}`;
  return site.base_path === '/' ? path : `${site.base_path}${path === '/' ? '' : path}`;
}

/** The whole address of a path below the base path; `undefined` while the site's own origin is not configured. */
export function wholeAddress(path: string, { publicUrl, site }: Pick<PageRequest, 'publicUrl' | 'site'>) {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return undefined;
  const base = site.base_path === '/' ? '' : site.base_path;
  return new URL(base + path, publicUrl).href;
}
