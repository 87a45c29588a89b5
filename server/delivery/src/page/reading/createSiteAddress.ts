import { articlePath } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { DeliveryConfig } from '../../config/deliveryConfig';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'>;

/** Addresses of our pages for search engines and other sites. */
export type SiteAddress = {
  /** The path of a page below the base path: `/bong-da/news`. */
  path(inner: string): string;
  list(kind: ArticleKind): string;
  article(kind: ArticleKind, article: { id: number; slug: string }): string;
  /** With the public origin if known; otherwise a path. */
  whole(path: string): string;
  /** With the public origin; `undefined` when it is unknown, for tags that need an absolute address. */
  absolute(address: string): string | undefined;
};

export function createSiteAddress({ publicUrl, site }: Place): SiteAddress {
  const base = site.base_path.replace(/\/$/, '');
  const path = (inner: string) => `${base}${inner}` || '/';
  const absolute = (address: string) => {
    if (!URL.canParse(address, publicUrl)) return undefined;
    const { href, protocol } = new URL(address, publicUrl);
    return /^https?:$/.test(protocol) ? href : undefined;
  };
  return {
    path,
    list: (kind) => path(LIST_PATHS[kind]),
    article: (kind, article) => path(articlePath(kind, article)),
    absolute,
    whole: (address) => absolute(address) ?? address,
  };
}
