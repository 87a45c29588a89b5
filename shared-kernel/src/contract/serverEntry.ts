import type { SiteConfig } from '../entities/siteConfig';
import type { Query } from '../http/query';
import type { SlotName } from './slotName';

/**
 * What a release is asked to render: one of its pages, by its pattern in `routes.json`; one of its slots; or, the shell
 * alone, what stands around the page: header, menus, footer and the places of page and slots.
 */
export type RenderedPart =
  | { readonly kind: 'page'; readonly pattern: string }
  | { readonly kind: 'slot'; readonly name: SlotName }
  | { readonly kind: 'frame' };

/** The name of a part's place in the frame: `<tyso-hole name="page"></tyso-hole>`, `name="slot:FixBottom"`. */
export function placeholderOf(part: RenderedPart): string {
  return part.kind === 'slot' ? `slot:${part.name}` : part.kind;
}

/** All that a rendering may depend on, besides the answers of `api`. */
export type PageRequest = {
  readonly part: RenderedPart;
  /**
   * Below the base path, in one spelling: letters as in the pattern, no slash at the end. A frame is alike on all
   * addresses of a page but for the board's filter, which its menu marks: it has its pattern here, and in `search` that
   * filter at most. Slots are alike on all pages, and have `/`. Neither has `params`.
   */
  readonly path: string;
  /** The pattern's parameters: `{ id: '7' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that `routes.json` names. */
  readonly search: Readonly<Record<string, string>>;
  /** Unix seconds. */
  readonly now: number;
  /** Times are those of Vietnam: where the visitor is, nobody knows yet. */
  readonly zone: 'Asia/Ho_Chi_Minh';
  readonly site: SiteConfig;
  /** The site's own origin, if configured. */
  readonly publicUrl: string | undefined;
};

/** A request to our REST, which `delivery` makes and remembers. */
export type Ask = { readonly key: string; readonly path: string; readonly query?: Query };

/** What came. None is there for an ask that `api` was too slow for. */
export type Answer = {
  readonly key: string;
  /** Of HTTP. */
  readonly status: number;
  /** Foreign data; missing unless it was JSON. */
  readonly body?: unknown;
  /** When it came, in unix seconds. */
  readonly at: number;
};

/** A value in the visitor's storage that makes the HTML wrong for them. */
export type Choice = {
  readonly store: 'local' | 'session';
  /** Without the prefix of our keys. */
  readonly key: string;
  /** The one field that matters of a stored object. */
  readonly field?: string;
  /** Values that the HTML is right for, as JSON of the stored value; a missing or expired one is right as well. */
  readonly unless: readonly string[];
};

/** What a page shows where it is shared. */
export type Sharing = {
  readonly type?: 'website' | 'article';
  /** The address of a picture of 1200 x 630, from the root or whole; the site's own without it. */
  readonly image?: string;
  /** What the picture shows. */
  readonly imageAlt?: string;
  /** ISO 8601, of an article. */
  readonly published?: string;
  readonly modified?: string;
};

/**
 * The server-rendered HTML of a part. What is said of the page counts only for part `page`; of a frame counts, besides HTML and
 * styles, only `answers`.
 */
export type Rendered = {
  /** Without scripts, styles and style attributes: the content policy forbids them. */
  readonly html: string;
  /** The part's own rules. They stand inside its node, and leave with it. */
  readonly css: string;
  /** 200 unless said. A location is below the base path, with its query. */
  readonly page?: { readonly status: 200 | 404 } | { readonly status: 301; readonly location: string };
  /** Without the site's name; that of `routes.json` unless said. */
  readonly title?: string;
  readonly description?: string;
  /** For search engines, when they are to drop the page. */
  readonly robots?: 'noindex';
  /** The page's one address for search engines, below the base path, if it is not the pattern's own. */
  readonly canonical?: string;
  readonly og?: Sharing;
  /** Objects of schema.org, each with its `@context`. Addresses in them are whole. */
  readonly jsonLd?: readonly object[];
  /** Keys of answers that are written into the page as they came, so that the app need not ask for them. */
  readonly answers?: readonly string[];
  /** Visitors whose stored choices differ see a blank page (`data-blank`), or no slot, instead. */
  readonly notFor?: readonly Choice[];
  /** Shows times of the Vietnamese zone: visitors of other zones see a blank page, or no slot, instead. */
  readonly zoned?: boolean;
  /** Seconds after which it is wrong: it leaves when its app has not come by then. */
  readonly validFor?: number;
};

/** All that a list of addresses may depend on, besides the answers of `api`. */
export type AddressesRequest = Pick<PageRequest, 'now' | 'zone' | 'site' | 'publicUrl'> & {
  /** From 1; the next one is asked for while a list says that it has more. */
  readonly page: number;
};

/** A page that search engines are to know. */
export type ListedAddress = {
  /** One of the release's own pages, below the base path, with its query: `/news/12-ten-bai`. */
  readonly path: string;
  /** When it changed last: ISO 8601. Missing where nobody knows. */
  readonly changed?: string;
  /** What a news article has. It stands in the sitemap of news for two days. */
  readonly news?: { readonly title: string; readonly published: string };
};

export type ListedAddresses = {
  readonly addresses: readonly ListedAddress[];
  readonly hasMore?: boolean;
};

/** Lists the addresses of pages that have parameters, which no `routes.json` can name, page by page. */
export type AddressList = {
  /** As that of a rendering. */
  needs(request: AddressesRequest, answers: readonly Answer[]): readonly Ask[];
  /** An answer may be one of an error; without all of them nothing is listed. */
  list(request: AddressesRequest, answers: readonly Answer[]): ListedAddresses;
};

/**
 * `src/server.tsx` of a package: renders its pages to HTML with the app's own components, in a worker of
 * `delivery`. It is pure: no network, clock, chance or storage. What it throws costs its own part of the page only.
 */
export type ServerEntry = {
  /** Called again with what came, until it asks nothing new: at most 3 rounds and 12 asks. */
  needs(request: PageRequest, answers: readonly Answer[]): readonly Ask[];
  /** An answer may be missing. `undefined` is nothing: the part's place then stays empty. */
  draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined;
  /** For the sitemaps. Missing in releases whose pages all stand in `routes.json`. */
  readonly addresses?: AddressList;
};
