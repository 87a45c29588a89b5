import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { FirstPicture } from '../drawing/firstPicture';
import type { Head } from './headTags';
import type { PageRoute } from './routes';
import { rssPath } from './rss/createRssFeeds';

/** The picture of a page that has none of its own, where it is shared: 1200 x 630 pixels. */
export const SHARE_PICTURE = '/share.png';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'>;

/** What the page's release says of it, in the list of its pages and in its picture. */
export function pageHead(
  route: PageRoute | undefined,
  { title, description, robots, page, canonical, og = {}, jsonLd = [] }: Partial<FirstPicture>,
  texts: PageRoute['texts'],
  place: Place,
): Head {
  const at = siteAddress(place);
  const whole = (inner: string) => at.absolute(at.path(inner));
  // Only a page without parameters has its address in its pattern.
  const own = route && !/[:*]/.test(route.pattern) ? route.pattern : undefined;
  const inner = canonical ?? own;
  const image = at.absolute(og.image ?? SHARE_PICTURE);
  const name = title ?? texts.title;
  return {
    title: name,
    description: description ?? texts.description,
    isDropped: robots === 'noindex' || page?.status === 404 || !route,
    canonical: inner === undefined ? undefined : whole(inner),
    feed: route && feedOf(route, whole),
    type: og.type ?? 'website',
    image: image ? { address: image, alt: og.imageAlt ?? name } : undefined,
    published: og.published,
    modified: og.modified,
    data: jsonLd,
  };
}

function feedOf({ pattern }: PageRoute, whole: (inner: string) => string | undefined): string | undefined {
  const kind = ARTICLE_KINDS.find((one) => LIST_PATHS[one] === pattern);
  return kind && whole(rssPath(kind));
}
