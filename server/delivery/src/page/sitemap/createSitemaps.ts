import { type PageClaim, pageClaims } from 'shared-kernel/contract/pageClaims';
import type { ListedAddress } from 'shared-kernel/contract/serverEntry';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import type { Live } from '../../pointers/livePointers';
import type { Listing, Listings } from './createListings';
import { MAX_URLS, newsSet, type SitemapUrl, sitemapIndex, urlSet } from './sitemapXml';

export const SITEMAP_PATH = '/sitemap.xml';
export const NEWS_SITEMAP_PATH = '/sitemap-news.xml';

/** The pages that have one address each, in files of their own: `/sitemap-pages-1.xml`. */
const PAGES = 'pages';

/** News sitemaps list articles of the last two days, and at most this many. */
const NEWS_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_NEWS = 1_000;

export type Sitemaps = {
  /** Names all files. */
  index(live: Live): Promise<string>;
  /** A file, from 1, of the pages or of what a remote lists; `undefined` when there is no such file. */
  part(live: Live, name: string, number: number): Promise<string | undefined>;
  news(live: Live): Promise<string>;
};

/**
 * Sitemaps need absolute addresses, so there are none without a public address.
 *
 * @param now milliseconds
 */
export function createSitemaps(config: DeliveryConfig, listingsOf: Listings, now = Date.now): Sitemaps {
  const at = siteAddress(config);
  const urlOf = ({ path, changed }: ListedAddress): SitemapUrl => ({ address: at.whole(path), changed });

  /** A page that its release lists stands there, with its date. */
  function pagesOf(live: Live, listings: readonly Listing[]): SitemapUrl[] {
    const listed = new Set(listings.flatMap(({ addresses = [] }) => addresses.map(({ path }) => path)));
    return sitePages(live)
      .filter((path) => !listed.has(path))
      .map((path) => urlOf({ path }));
  }

  return {
    async index(live) {
      const listings = someListed(await listingsOf(live));
      const ofRemotes = listings.map(({ remote, addresses = [] }) => [remote, addresses.map(urlOf)] as const);
      const named = [[PAGES, pagesOf(live, listings)] as const, ...ofRemotes];
      return sitemapIndex(
        named.flatMap(([name, urls]) =>
          filesOf(urls).flatMap((file, index) => {
            // At the root, whatever the base path.
            const address = at.absolute(`/sitemap-${name}-${index + 1}.xml`);
            return address === undefined ? [] : [{ address, changed: newest(file) }];
          }),
        ),
      );
    },
    async part(live, name, number) {
      const listings = await listingsOf(live);
      const listing = listings.find(({ remote }) => remote === name);
      if (listing && !listing.addresses) throw new Error(`Expected the addresses of ${name}, got none in time`);
      const urls = name === PAGES ? pagesOf(live, listings) : (listing?.addresses?.map(urlOf) ?? []);
      const file = filesOf(urls)[number - 1];
      return file && urlSet(file);
    },
    async news(live) {
      const since = now() - NEWS_DAYS_MS;
      const listed = someListed(await listingsOf(live)).flatMap(({ addresses = [] }) => addresses);
      const fresh = listed.flatMap(({ path, news }) =>
        news && Date.parse(news.published) >= since ? [{ ...news, address: at.whole(path) }] : [],
      );
      fresh.sort((one, other) => Date.parse(other.published) - Date.parse(one.published));
      return newsSet(fresh.slice(0, MAX_NEWS));
    },
  };
}

/** One release that fails costs no other; while nothing can be had of any, search engines are to come again. */
function someListed(listings: readonly Listing[]): readonly Listing[] {
  const isAway = listings.some(({ addresses }) => !addresses) && !listings.some(({ addresses }) => addresses?.length);
  if (isAway) throw new Error('Expected the addresses of some release, got none in time');
  return listings;
}

function newest(urls: readonly SitemapUrl[]): string | undefined {
  return urls.reduce<string | undefined>(
    (latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest),
    undefined,
  );
}

function filesOf(urls: readonly SitemapUrl[]): SitemapUrl[][] {
  return Array.from({ length: Math.ceil(urls.length / MAX_URLS) }, (_, index) =>
    urls.slice(index * MAX_URLS, (index + 1) * MAX_URLS),
  );
}

/** Pages of the live releases with one address each: those whose pattern has no parameter. */
function sitePages(live: Live): string[] {
  const listed = pageClaims(live.remotes, live.own).filter(isListed);
  return [...new Set(['/', ...listed.map(({ pattern }) => pattern)])].filter((path) => !/[:*]/.test(path));
}

/** The shell's own pages are under construction (S9), so they are left out. */
function isListed({ owner, isOn, page }: PageClaim): boolean {
  return owner !== 'shell' && isOn && page?.isInSitemap !== false;
}
