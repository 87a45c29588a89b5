import { element, xml, xmlText } from '../xml';

/** A list of articles that readers of news follow. All addresses are absolute, all times ISO 8601. */
export type RssFeed = {
  readonly title: string;
  readonly description: string;
  /** Of the page with the same list. */
  readonly page: string;
  /** Of the feed itself. */
  readonly self: string;
  /** The newest first. */
  readonly items: readonly RssItem[];
};

export type RssItem = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** Stays the same when the address changes. */
  readonly guid: string;
  readonly published: string;
  readonly changed: string;
};

const ATOM = 'http://www.w3.org/2005/Atom';

/** RSS 2.0. The time of the last change is that of its articles, so the same articles are the same bytes. */
export function rssXml({ title, description, page, self, items }: RssFeed): string {
  const [latest] = items.map(({ changed }) => Date.parse(changed)).sort((one, other) => other - one);
  const channel = [
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'vi'),
    element('lastBuildDate', latest === undefined ? undefined : rfc822(latest)),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
  ];
  return xml(
    `<rss version="2.0" xmlns:atom="${ATOM}">\n<channel>`,
    [...channel, ...items.map(item)],
    '</channel>\n</rss>',
  );
}

function item({ title, description, address, guid, published }: RssItem): string {
  const fields = [
    element('title', title),
    element('link', address),
    element('description', description),
    element('guid', guid, ' isPermaLink="false"'),
    element('pubDate', rfc822(Date.parse(published))),
  ];
  return `<item>${fields.join('')}</item>`;
}

/** `Fri, 09 Dec 2022 17:00:00 GMT` */
function rfc822(milliseconds: number): string {
  return new Date(milliseconds).toUTCString();
}
