import type { FeedBatch } from '../provider';
import type { LiveMatch, Source } from './createLiveMatch';
import type { Names } from './createNames';
import type { ListedMatch, NamedCompetition, NamedTeam } from './read/listedMatch';
import type { LiveItem } from './read/liveItem';
import type { Market, Prices, Quote } from './read/prices';
import type { SeasonTable } from './read/standings';

/** What is known of a match. */
export type Entry = {
  listed: ListedMatch | undefined;
  live: LiveMatch | undefined;
  isInLive: boolean;
  prices: Prices;
  isDeleted: boolean;
  /** What happened in an ended match was asked for, or was seen. */
  hasHistory: boolean;
};

/** A batch, and what to do once it is stored. */
export type Taken = { batch: FeedBatch; stored: () => void; refused: () => void };

/** The vendor's data so far, and what of it is new to the store. */
export type Book = {
  readonly names: Omit<Names, 'keepTeams' | 'keepCompetitions' | 'recordsOf'>;
  keepNames(teams: readonly NamedTeam[], competitions: readonly NamedCompetition[]): void;
  keepListed(matches: readonly ListedMatch[], now: number): void;
  keepLive(items: readonly LiveItem[], source: Source): void;
  keepQuotes(id: string, quotes: readonly (readonly [Market, Quote])[]): void;
  keepHistory(id: string, item: LiveItem | undefined, now: number): void;
  keepTable(season: string, table: SeasonTable): void;
  remove(ids: readonly string[]): void;
  /** Forgets what pages no longer show. */
  prune(now: number): void;
  /** What is new; `undefined` when nothing is. */
  take(): Taken | undefined;
  entries(): IterableIterator<[string, Readonly<Entry>]>;
  count(): number;
};
