import { articlePath } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { DeliveryConfig } from '../../config/deliveryConfig';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'>;

/** Addresses of our pages, as search engines and other sites are told them. */
export type SiteAddress = {
  /** The path of a page with the base path before it: `/bong-da/news`. */
  path(inner: string): string;
  list(kind: ArticleKind): string;
  article(kind: ArticleKind, article: { id: number; slug: string }): string;
  /** With the public origin where it is known; a path of ours otherwise. */
  whole(path: string): string;
  /** Only with an origin; nothing where none is known, as in tags that want a whole address. */
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
