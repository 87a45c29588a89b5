import type { PageRequest } from '../contract/serverEntry';

/** Addresses of our pages, for search engines and other sites. */
export type SiteAddress = {
  /** From the root: `/bong-da/news` for `/news`. */
  path(inner: string): string;
  /** The address of a page below the base path, with the public origin if known; otherwise from the root. */
  whole(inner: string): string;
  /** The address of a file, with the public origin; `undefined` when it is unknown, or for another scheme. */
  absolute(address: string): string | undefined;
};

export function siteAddress({ publicUrl, site }: Pick<PageRequest, 'publicUrl' | 'site'>): SiteAddress {
  const base = site.base_path.replace(/\/$/, '');
  // The start page below a base path has no slash at its end.
  const path = (inner: string) => (base && inner === '/' ? base : base + inner);
  const absolute = (address: string) => {
    if (!URL.canParse(address, publicUrl)) return undefined;
    const { href, protocol } = new URL(address, publicUrl);
    return /^https?:$/.test(protocol) ? href : undefined;
  };
  return { path, absolute, whole: (inner) => absolute(path(inner)) ?? path(inner) };
}
