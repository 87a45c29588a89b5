import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Report } from '../decode/decode';
import type { AppSetting } from '../entities/appSetting';
import type { MatchId } from '../entities/match';
import type { SiteConfig } from '../entities/siteConfig';
import type { UserSettings } from '../entities/userSettings';
import type { Http } from '../http/createSignedFetcher';
import type { Loaded } from '../state/loaded';
import type { ExpiringStorage } from '../storage/createExpiringStorage';
import type { BoardFilter } from './boardFilter';
import type { ConnectionState } from './connectionState';
import type { Matches } from './matches';
import type { PageTexts } from './pageDescription';
import type { SlotName } from './slotName';

/** The page's one clock, in server time. */
export type Clock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /** Whole unix seconds, on each full second; emits at once when subscribed to. */
  readonly second$: Observable<number>;
};

/** A visitor's favourite matches, kept in the browser for a day (S2) and shared with other tabs. */
export type Favourites = {
  /** Emits at once, then on each change. */
  readonly ids$: Observable<ReadonlySet<MatchId>>;
  toggle(id: MatchId): void;
};

/** Where adverts are counted: the slots, the betting button of a card, and the ranking of bookmakers. */
export type AdvertPlace = SlotName | 'CardBet' | 'TopBookmakers';

export type ThemeName = 'light' | 'dark';

/**
 * The object that the shell passes to every remote, and all that crosses the boundary. Streams emit their current value
 * on subscription.
 */
export type Shell = {
  readonly http: Http;
  /** All matches of the page, kept in sync with the server. */
  readonly matches: Matches;
  readonly connection$: Observable<ConnectionState>;
  readonly clock: Clock;
  readonly storage: ExpiringStorage;
  readonly favourites: Favourites;
  readonly settings$: Observable<UserSettings>;
  /** Changes these settings and keeps them, in all tabs. A shell from before it has none. */
  readonly changeSettings?: (part: Partial<UserSettings>) => void;
  readonly theme$: Observable<ThemeName>;
  /** Path under which the pages live. */
  readonly basePath: string;
  /** Addresses that the operator configured. */
  readonly site: Pick<SiteConfig, 'standings_url' | 'sync_url' | 'api_base' | 'public_url'>;
  /**
   * The site's settings that are content (S6). They load with the first subscriber, and again with a page when they are
   * older than a minute.
   */
  readonly appSetting$: Observable<Loaded<AppSetting>>;
  /** Renders a named advertising slot, so that any page can host one. */
  readonly Slot: ComponentType<{ name: SlotName }>;
  /** The active filter of the small-screen menu. */
  readonly boardFilter$: Observable<BoardFilter>;
  /** @param until `reload`: for this page, and not remembered as the visitor's choice, since it came by an address */
  showBoardFilter(filter: BoardFilter, until?: 'reload'): void;
  /** Overrides the texts of the address until the returned function is called. */
  describePage(texts: PageTexts): () => void;
  /** The page has rendered its first content: adverts, the hub and the guard wait for it, at most 3 s. */
  contentDrawn(): void;
  /**
   * The visitor looks at prices or statistics until the returned function is called: they stay current for visitors who
   * save data, too.
   */
  pricesShown(): () => void;
  /** An advert was seen on this page, or clicked, which counts for the ad team's report. */
  advertCounted(advert: { slot: AdvertPlace; id: string }, what: 'shown' | 'clicked'): void;
  /** Logs an error; visitors never see it. */
  readonly report: Report;
};

/** Props of a remote's page entry, the default export of `./App`. */
export type AppProps = { shell: Shell };

/** Props of a remote's slot entry, the default export of `./Slots`. */
export type SlotsProps = {
  shell: Shell;
  name: SlotName;
  /**
   * Reports that the slot has nothing to show, no advert or one whose picture did not come; or that it shows one. The next
   * page begins without the space of an empty slot. The server-rendered HTML of the slot leaves with the first call, so that is
   * made when what it says is on screen.
   */
  onEmpty(isEmpty: boolean): void;
};
