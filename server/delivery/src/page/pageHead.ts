import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Live } from '../pointers/livePointers';
import type { ServerHtml } from '../rendering/renderInRounds';
import type { Head } from './headTags';
import { findRoute, type PageRoute } from './routes';
import { rssPath, rssTitle } from './rss/createRssFeeds';

/** The picture of a page that has none of its own, where it is shared: 1200 x 630 pixels. */
export const SHARE_PICTURE = '/share.png';

type Place = Pick<DeliveryConfig, 'publicUrl' | 'site'> & { readonly live: Pick<Live, 'remotes' | 'own'> };

/** What the page's release says of it, in the list of its pages and in its HTML. */
export function pageHead(
  route: PageRoute | undefined,
  { title, description, robots, page, canonical, og = {}, jsonLd = [] }: Partial<ServerHtml>,
  texts: PageRoute['texts'],
  place: Place,
): Head {
  const at = siteAddress(place);
  const whole = (inner: string) => at.absolute(at.path(inner));
  // Only a page without parameters has its address in its pattern.
  const own = route && !/[:*]/.test(route.pattern) ? route.pattern : undefined;
  const inner = canonical ?? own;
  const image = at.absolute(og.image ?? SHARE_PICTURE);
  // An empty title is none: entries pass on what feeds and editors give.
  const name = title || texts.title;
  return {
    title: name,
    description: description || texts.description,
    isDropped: robots === 'noindex' || page?.status === 404 || !route,
    canonical: inner === undefined ? undefined : whole(inner),
    feed: route && feedOf(route, place.live, whole),
    type: og.type ?? 'website',
    image: image ? { address: image, alt: og.imageAlt || name } : undefined,
    published: og.published,
    modified: og.modified,
    data: jsonLd,
  };
}

/** Of a list and of its articles, as long as somebody has the list: of the whole list, whichever page of it this is. */
function feedOf(
  { pattern }: PageRoute,
  live: Place['live'],
  whole: (inner: string) => string | undefined,
): Head['feed'] {
  const kind = ARTICLE_KINDS.find((one) => pattern === LIST_PATHS[one] || pattern.startsWith(`${LIST_PATHS[one]}/:`));
  if (!kind) return undefined;
  const list = findRoute(LIST_PATHS[kind], live);
  const address = list?.remote && whole(rssPath(kind));
  return address ? { address, title: rssTitle(list.texts) } : undefined;
}
