import type { SiteConfig } from '../entities/siteConfig';
import type { Query } from '../http/query';

/** What a release is asked to draw: a page, by its pattern in `routes.json`. */
export type DrawnPart = { readonly kind: 'page'; readonly pattern: string };

/** All that a drawing may depend on, besides the answers of `api`. */
export type PageRequest = {
  readonly part: DrawnPart;
  /** Below the base path, in one spelling: letters as in the pattern, no slash at the end. */
  readonly path: string;
  /** Of the pattern: `{ id: '7' }`. */
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

/** The first picture of a part. */
export type Drawn = {
  /** Without scripts, styles and style attributes: the content policy forbids them. */
  readonly html: string;
  /** The part's own rules. They stand inside its node, and leave with it. */
  readonly css: string;
  /** For search engines, when they are to drop the page. */
  readonly robots?: 'noindex';
};

/**
 * `src/server.tsx` of a package: draws the first picture of its pages with the app's own components, in a worker of
 * `delivery`. It is pure: no network, clock, chance or storage. What it throws costs its own part of the page only.
 */
export type ServerEntry = {
  /** Called again with what came, until it asks nothing new: at most 3 rounds and 12 asks. */
  needs(request: PageRequest, answers: readonly Answer[]): readonly Ask[];
  /** An answer may be missing. `undefined` draws nothing: the page then has its skeleton. */
  draw(request: PageRequest, answers: readonly Answer[]): Drawn | undefined;
};
