import type { PageRequest } from 'shared-kernel/contract/serverEntry';

/** The whole address of a path below the base path; `undefined` while the site's own origin is not configured. */
export function wholeAddress(path: string, { publicUrl, site }: Pick<PageRequest, 'publicUrl' | 'site'>) {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return undefined;
  const base = site.base_path === '/' ? '' : site.base_path;
  return new URL(base + path, publicUrl).href;
}
