import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Report } from '../decode/decode';
import type { AppSetting } from '../entities/appSetting';
import type { Match, MatchId } from '../entities/match';
import type { SiteConfig } from '../entities/siteConfig';
import type { UserSettings } from '../entities/userSettings';
import type { Http } from '../http/signedFetcher';
import type { MatchRange } from '../protocol/matchRange';
import type { MatchUpdate } from '../protocol/matchUpdate';
import type { Loaded } from '../state/loaded';
import type { ExpiringStorage } from '../storage/expiringStorage';
import type { BoardFilter } from './boardFilter';
import type { ConnectionState } from './connectionState';
import type { SlotName } from './slotName';

/** The page's one clock, on the server's time. */
export type Clock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /** Unix seconds, whole, once a second on the second; emits at once when subscribed to. */
  readonly second$: Observable<number>;
};

/** A visitor's followed matches, kept in the browser for a day (S2) and shared with other tabs. */
export type Favourites = {
  /** Emits at once, then on each change. */
  readonly ids$: Observable<ReadonlySet<MatchId>>;
  toggle(id: MatchId): void;
};

export type ThemeName = 'light' | 'dark';

/** How a page is named in the tab and to search engines. */
export type PageTexts = {
  /** Without the site's name. */
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
};

/** What names a match. */
export type MatchRecords = Readonly<Pick<MatchRange, 'teams' | 'competitions'>>;

/**
 * What the shell hands to every remote, and all that crosses the boundary.
 * Streams emit their current value at once when subscribed to, `live$` excepted.
 */
export type Shell = {
  readonly http: Http;
  /** Decoded match updates as they arrive; nothing is repeated to late subscribers. */
  readonly live$: Observable<MatchUpdate>;
  readonly connection$: Observable<ConnectionState>;
  readonly clock: Clock;
  readonly storage: ExpiringStorage;
  readonly favourites: Favourites;
  readonly settings$: Observable<UserSettings>;
  readonly theme$: Observable<ThemeName>;
  /** Path under which the pages live. */
  readonly basePath: string;
  /** Addresses the operator configured. */
  readonly site: Pick<SiteConfig, 'standings_url' | 'sync_url'> & Partial<Pick<SiteConfig, 'api_base'>>;
  /**
   * The site's settings that are content (S6), asked for when the first subscriber needs them, and with a page when they are
   * older than a minute. Older shells have it not: `state/appSettingOf` asks for itself there.
   */
  readonly appSetting$?: Observable<Loaded<AppSetting>>;
  /** Draws a named advertising slot, so that any page can host one. */
  readonly Slot: ComponentType<{ name: SlotName }>;
  /** What the small-screen menu shows as active. */
  readonly boardFilter$: Observable<BoardFilter>;
  showBoardFilter(filter: BoardFilter): void;
  /**
   * A page knows better what it is called than its address does, such as an article its name, until the function it returns is
   * called. Older shells have it not.
   */
  describePage?(texts: PageTexts): () => void;
  /** A page says that its first content stands: adverts, the hub and the guard wait for it, at most 3 s. */
  contentDrawn(): void;
  /**
   * A page says what a snapshot brought: what later updates add to it is news for the notices, and the snapshot itself
   * is not (M9).
   *
   * @param records what the matches point to, so that the notices can name them
   */
  matchesLoaded(matches: readonly Match[], records?: MatchRecords): void;
  /**
   * A page says that matches are on screen until the function it returns is called, so that the notice of a lost
   * connection can say how old they are. Older shells have it not.
   *
   * @param levelAt$ when they were last level with the server, in unix seconds; `undefined` before the first snapshot
   */
  matchesShown?(levelAt$: Observable<number | undefined>): () => void;
  /** Logs what went wrong; never shown to visitors. */
  readonly report: Report;
};

/** Props of a remote's page entry, the default export of `./App`. */
export type AppProps = { shell: Shell };

/** Props of a remote's slot entry, the default export of `./Slots`. */
export type SlotsProps = { shell: Shell; name: SlotName };
