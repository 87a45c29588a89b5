import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { FirstPicture } from '../drawing/firstPicture';
import type { Head } from './headTags';
import type { PageRoute } from './routes';
import { rssPath } from './rss/createRssFeeds';

/** The site's own picture for sharing. */
export const SHARE_PICTURE = '/share.png';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'>;

/** What the page's release says of it, in the list of its pages and in its picture. */
export function pageHead(
  route: PageRoute | undefined,
  { title, description, robots, page, canonical, og = {}, jsonLd = [] }: Partial<FirstPicture>,
  texts: PageRoute['texts'],
  { publicUrl, site }: Place,
): Head {
  const base = site.base_path.replace(/\/$/, '');
  const absolute = (address: string) => absoluteOf(address, publicUrl);
  // Only a page without parameters has its address in its pattern.
  const own = route && !/[:*]/.test(route.pattern) ? route.pattern : undefined;
  const path = canonical ?? own;
  const image = absolute(og.image ?? SHARE_PICTURE);
  const name = title ?? texts.title;
  return {
    title: name,
    description: description ?? texts.description,
    isDropped: robots === 'noindex' || page?.status === 404 || !route,
    // The start page below a base path has no slash at its end.
    canonical: path === undefined ? undefined : absolute(base && path === '/' ? base : base + path),
    feed: route && feedOf(route, (path) => absolute(base + path)),
    type: og.type ?? 'website',
    image: image ? { address: image, alt: og.imageAlt ?? name } : undefined,
    published: og.published,
    modified: og.modified,
    data: jsonLd,
  };
}

function feedOf({ pattern }: PageRoute, absolute: (path: string) => string | undefined): string | undefined {
  const kind = ARTICLE_KINDS.find((one) => LIST_PATHS[one] === pattern);
  return kind && absolute(rssPath(kind));
}

/** With the public origin; `undefined` when it is unknown, for tags that need an absolute address. */
function absoluteOf(address: string, publicUrl: string | undefined): string | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const { href, protocol } = new URL(address, publicUrl);
  return /^https?:$/.test(protocol) ? href : undefined;
}
