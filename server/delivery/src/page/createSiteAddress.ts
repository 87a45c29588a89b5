import { articlePath } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { DeliveryConfig } from '../config/deliveryConfig';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'>;

/** Addresses of our pages for search engines and other sites. */
export type SiteAddress = {
  /** The path of a page below the base path: `/bong-da/news`. */
  path(inner: string): string;
  list(kind: ArticleKind): string;
  article(kind: ArticleKind, article: { id: number; slug: string }): string;
  /** With the public origin if known; otherwise the path. */
  whole(path: string): string;
};

export function createSiteAddress({ publicUrl, site }: Place): SiteAddress {
  const base = site.base_path.replace(/\/$/, '');
  // The start page below a base path has no slash at its end.
  const path = (inner: string) => (base && inner === '/' ? base : base + inner);
  return {
    path,
    list: (kind) => path(LIST_PATHS[kind]),
    article: (kind, article) => path(articlePath(kind, article)),
    whole: (inner) => (publicUrl === undefined ? inner : new URL(inner, publicUrl).href),
  };
}
