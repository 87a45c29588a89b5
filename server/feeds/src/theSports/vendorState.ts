import type { FeedBatch, MatchIdentity } from '../provider';
import type { LiveMatch, Source } from './createLiveMatch';
import type { Names } from './createNames';
import type { DetailKind } from './detailNames';
import type { VendorLineup } from './read/lineup';
import type { ListedMatch, NamedCompetition, NamedCountry, NamedDetail, NamedTeam } from './read/listedMatch';
import type { LiveItem } from './read/liveItem';
import type { Market, Prices, Quote } from './read/prices';
import type { ScorePair } from './read/scores';
import type { VendorSquad } from './read/squad';
import type { SeasonTable } from './read/standings';

/** A match as the lists have it; a figure that the last list lacks is that of an earlier one. */
export type Listed = Omit<ListedMatch, 'home_scores' | 'away_scores'> & { scores: ScorePair };

/** What is known of a match. */
export type Entry = {
  listed: Listed | undefined;
  live: LiveMatch | undefined;
  /** The live answers have the match now, so they are newer than the list. */
  isInLive: boolean;
  prices: Prices;
  isDeleted: boolean;
  /** What happened in an ended match was asked for, or was seen. */
  hasHistory: boolean;
  lineup: VendorLineup | undefined;
};

export function newEntry(): Entry {
  return {
    listed: undefined,
    live: undefined,
    isInLive: false,
    prices: {},
    isDeleted: false,
    hasHistory: false,
    lineup: undefined,
  };
}

/** All matches that kick off on a day (`from <= kick-off < to`), by the vendor's ids. */
export type VendorDay = { from: number; to: number; ids: readonly string[] };

/** A batch, and what to do once it is stored. */
export type Taken = { batch: FeedBatch; stored: () => void; refused: () => void };

/** The vendor's data so far, and what of them is new to the store. */
export type VendorState = {
  readonly names: Pick<Names, 'hasTeam' | 'hasCompetition'>;
  keepNames(teams: readonly NamedTeam[], competitions: readonly NamedCompetition[]): void;
  keepCountries(countries: readonly NamedCountry[]): void;
  /** Grounds, referees or stages, of which matches have the id alone. */
  keepDetailNames(kind: DetailKind, named: readonly NamedDetail[]): void;
  keepListed(matches: readonly ListedMatch[], now: number): void;
  /** The list of a day was whole: what it lacks is forgotten. */
  keepDay(day: VendorDay, now: number): void;
  keepLive(items: readonly LiveItem[], source: Source): void;
  keepQuotes(id: string, quotes: readonly (readonly [Market, Quote])[]): void;
  /** What happened in a match that ended; its score is the list's, which may have been corrected since. */
  keepHistory(id: string, item: LiveItem | undefined, now: number): void;
  /** The line-ups as they are now; what was known stays while there are none. */
  keepLineup(id: string, lineup: VendorLineup | undefined): void;
  keepCoach(id: string, name: string): void;
  hasCoach(id: string): boolean;
  /** @param squad nothing where the vendor has none: what was known stays */
  keepSquad(team: string, squad: VendorSquad | undefined): void;
  keepTable(season: string, table: SeasonTable): void;
  /** @param stored what the store has of matches that nothing else is known of */
  remove(ids: readonly string[], stored: readonly MatchIdentity[]): void;
  /** Forgets what pages no longer show. */
  prune(now: number): void;
  /** Looks at all matches again: something that they waited for will not come. */
  recheck(): void;
  /** What is new; `undefined` when nothing is. */
  take(): Taken | undefined;
  /** A list had the match. */
  has(id: string): boolean;
  entries(): IterableIterator<[string, Readonly<Entry>]>;
  count(): number;
};
