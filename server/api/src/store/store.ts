import type { FeedBatch, FeedRun, MatchIdentity } from 'feeds/provider';
import type { Kysely } from 'kysely';
import type { ContentPreview } from 'server-shared/previews/contentPreview';
import type { Report } from 'shared-kernel/decode/decode';
import type { AdvertFiles } from 'shared-kernel/entities/advertFiles';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { Channel } from 'shared-kernel/entities/matchInfo';
import type { ListedMarkets, MarketGroup } from 'shared-kernel/entities/matchMarkets';
import type { MatchRound } from 'shared-kernel/entities/matchRound';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import type { Squad } from 'shared-kernel/entities/squad';
import type { TableZone } from 'shared-kernel/entities/tableZone';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { addAdvertCounts, type CountedAdvert, type CountedBy, type DayCount, readAdvertCounts } from './advertCounts';
import { type AdvertInPlace, readAdvertPlaces } from './advertPlaces';
import { applyBatch } from './applyBatch';
import { type Article, type ArticleQuery, type ListedArticle, readArticle, readArticles } from './articles';
import { type LoggedChange, recentChanges } from './changeLog';
import type { Connection } from './connection';
import { endPreviews, findPreview, keepPreview, type NewPreview, previewReads } from './contentPreviews';
import { readDetails, readInfo } from './details';
import { beginRun, type FeedIdentity, fedRun, isFed, markFed, matchIdentities } from './feedRun';
import { type NotedSilence, noteSilence, readSilence } from './feedSilence';
import { type GoalsWanted, readGoals, type StoredScorer } from './goals/readGoals';
import type { Doubts } from './goneMatches';
import { readMovedGroups } from './marketMoves';
import { readOpenMarkets } from './matchMarkets';
import type { MovingMarkets } from './moveTables';
import { readPriceMoves } from './priceMoves';
import { prune } from './prune';
import { type ChangeDelta, readChanges, readSnapshot, type Snapshot } from './readMatches';
import {
  addReleaseCounts,
  type CountedMinute,
  type CountedRelease,
  readCountedReleases,
  readReleaseCounts,
} from './releaseCounts';
import { type StoredReleases, storedReleases } from './releases/storedReleases';
import { renumber } from './renumber';
import { importedSources, removeImported } from './results/importedSources';
import { type ForeignResult, type Imported, importResults } from './results/importResults';
import { type DayWanted, readDay } from './results/readDay';
import {
  type HistoryWanted,
  type KeptResult,
  type PastResult,
  readHistory,
  type StoredHistory,
} from './results/readHistory';
import { type LastWanted, readLastResults } from './results/readLastResults';
import { type PlayedMatch, readSeason, type SeasonWanted } from './results/readSeason';
import type { ArticleKind, Database } from './schema';
import { sharedSecret } from './secrets';
import {
  type Media,
  type RunningBanners,
  readAdvertFiles,
  readAppSetting,
  readChannels,
  readMedia,
  readRunningBanners,
  readZones,
} from './siteContent';
import { readSquad } from './squads/readSquad';
import { readRounds } from './stages/readRounds';
import { readStages, type StoredCupMatch } from './stages/readStages';
import { readStandings, type Standings } from './standings';
import { changeContent, type StoredContent, storedContent } from './storedContent';

/** Operations of the feeding node. Times are unix seconds. */
export type FeedStore = {
  /**
   * Resolves when the batch is stored, with the number of its last change if it changed anything.
   *
   * @param now of prices that move; the machine's own time unless said
   */
  applyBatch(batch: FeedBatch, now?: number): Promise<number | undefined>;
  /** @param startedAt of a run that began in memory, before the store was back */
  beginRun(feed: FeedIdentity, runId: string, now: number, startedAt?: number): Promise<FeedRun>;
  /** What identifies the matches that are stored. */
  matchIdentities(): Promise<readonly MatchIdentity[]>;
  /** The run's first batch is stored. */
  markFed(): Promise<void>;
};

/** The database for the rest of the server. Times are unix seconds. */
export type Store = FeedStore & {
  /**
   * Lets one node at a time feed the store: calls `onElected` at this node's turn, its result when the turn is lost,
   * and `onOther` now and then during another node's turn. Returns its stop.
   */
  lead(onElected: (store: FeedStore) => () => void, onOther?: () => void): () => Promise<void>;
  /** Lets one node at a time judge candidates; as {@link lead}. */
  leadJudge(onElected: () => () => void): () => Promise<void>;
  /** The run, once some node has stored its first batch. */
  fedRun(feedKey: string, runId: string): Promise<FeedRun | undefined>;
  /** Whether some node has stored the first batch of any run. */
  isFed(): Promise<boolean>;
  /** Notes since when the feed is silent, for every node. */
  noteSilence(since: number | undefined, now: number): Promise<void>;
  readSilence(): Promise<NotedSilence>;
  /** Publishes matches again, under numbers above this one. */
  renumber(ids: readonly number[], above: number): Promise<void>;
  prune(now: number): Promise<void>;
  readSnapshot(): Promise<Snapshot>;
  /** The changes after number `after`. */
  readChanges(after: number): Promise<ChangeDelta>;
  /** The newest part of the change log, in order. */
  recentChanges(): Promise<LoggedChange[]>;
  /** Calls `onChange` soon after a change; may miss one. Returns its stop. */
  listen(onChange: () => void): Promise<() => void>;
  articles(query: ArticleQuery): Promise<ListedArticle[]>;
  article(kind: ArticleKind, id: number): Promise<Article | undefined>;
  banners(now: number): Promise<RunningBanners>;
  appSetting(): Promise<AppSetting>;
  advertFiles(): Promise<Partial<AdvertFiles>>;
  /** Who shows a match. */
  channels(matchId: number): Promise<Channel[]>;
  /** What places of a competition's table are good for. */
  zones(competitionId: number): Promise<TableZone[]>;
  /** Adds views and clicks of adverts. */
  addAdvertCounts(counts: readonly DayCount[]): Promise<void>;
  /** The sums since that day, including today, told apart by these. */
  advertCounts(since: string, by: readonly CountedBy[]): Promise<CountedAdvert[]>;
  /** All adverts that are published with their places, and those counted since a time in unix seconds. */
  advertPlaces(countedSince?: number): Promise<AdvertInPlace[]>;
  /** Adds what releases were for their visitors. */
  addReleaseCounts(counted: readonly CountedMinute[]): Promise<void>;
  /** The sums since a minute, which counts from 1970, and before another one, if given. */
  releaseCounts(sinceMinute: number, beforeMinute?: number): Promise<CountedRelease[]>;
  /** The releases of which anything was counted since a minute. */
  countedReleases(sinceMinute: number): Promise<PartOnPage[]>;
  /** What is live, what was released, and who may change it. */
  releases: StoredReleases;
  /** A key of this name that all nodes have and nobody else; `make` makes it when there is none. */
  sharedSecret(name: string, make: () => string): Promise<string>;
  media(hash: string): Promise<Media | undefined>;
  /** The league tables, the hot competitions first. */
  standings(): Promise<Standings[]>;
  /** The line-ups of a match as JSON text; `undefined` while there are none. */
  lineups(matchId: number): Promise<string | undefined>;
  /** Where a match is, who referees it and its round, as JSON text; `undefined` where none was sent. */
  matchInfo(matchId: number): Promise<string | undefined>;
  /** The markets of the first half and of corners of a match, as JSON text; `undefined` where none were sent. */
  matchMarkets(matchId: number): Promise<string | undefined>;
  /** The markets of one group of all matches that are open. */
  openMarkets(group: MarketGroup): Promise<ListedMarkets[]>;
  /** What a vendor wrote of a match, as JSON text; `undefined` where none did. */
  vendorText(matchId: number): Promise<string | undefined>;
  /** The squad of a team; `undefined` where neither a squad nor a line-up was sent. */
  squad(teamId: number): Promise<Squad | undefined>;
  /** What both teams of a match played before it. */
  matchHistory(wanted: HistoryWanted): Promise<StoredHistory>;
  /** What a team played last in all competitions, the newest first. */
  lastResults(wanted: LastWanted): Promise<PastResult[]>;
  /** What was played on a day in all competitions, by kick-off and then competition; each match once. */
  dayResults(wanted: DayWanted): Promise<KeptResult[]>;
  /** What teams played in a competition since a moment, the oldest first. */
  seasonResults(wanted: SeasonWanted): Promise<PlayedMatch[]>;
  /** Who scored in a competition's matches since a moment, the oldest first. */
  goals(wanted: GoalsWanted): Promise<StoredScorer[]>;
  /** The matches of a competition that belong to a part of a cup, with their results. */
  cupMatches(competition: number): Promise<StoredCupMatch[]>;
  /** The rounds of a competition's matches that are shown. */
  matchRounds(competition: number): Promise<MatchRound[]>;
  /** Stores what a source reports instead of what it reported before: all of it, or nothing. */
  importResults(source: string, results: readonly ForeignResult[]): Promise<Imported>;
  /** The names of the sources that were imported. */
  importedSources(): Promise<string[]>;
  /** Removes what a source reported. Resolves with the number of results, or nothing when the source is unknown. */
  removeImported(source: string): Promise<number | undefined>;
  /** How the prices of a match moved, its own unless others are named; the oldest first. */
  priceMoves(matchId: number, markets?: MovingMarkets): Promise<PriceMove[]>;
  /** The groups of further markets of a match whose prices are known to have moved. */
  movedGroups(matchId: number): Promise<MarketGroup[]>;
  /** What editors publish. */
  content: StoredContent;
  /** Keeps what the content would be after a change, for those who have a link. */
  keepPreview(preview: NewPreview, change: (content: StoredContent) => Promise<void>): Promise<void>;
  /** What a key of a preview stands for, also after its end, as long as it is kept. */
  findPreview(key: string): Promise<ContentPreview | undefined>;
  /** The reads of content, of a preview that there is. */
  previewReads(key: string): ContentReads;
  /** Ends all previews; resolves with how many there were. */
  endPreviews(): Promise<number>;
  /** Changes that in one transaction, one node at a time. */
  changeContent(change: (content: StoredContent) => Promise<void>): Promise<void>;
  /** Packs an embedded store into a file that another one can begin with; missing where a server has tools of its own. */
  packInto: ((file: string) => Promise<void>) | undefined;
  close(): Promise<void>;
};

/** What visitors read of content. */
export type ContentReads = Pick<
  Store,
  'articles' | 'article' | 'banners' | 'appSetting' | 'advertFiles' | 'channels' | 'zones'
>;

/** A store on an open connection. */
export function createStore({ db, listen, lead, packInto, close }: Connection, report: Report): Store {
  return {
    ...feedStore(db),
    lead: (onElected, onOther) => lead('feed', (line) => onElected(feedStore(line)), onOther),
    leadJudge: (onElected) => lead('judge', onElected),
    fedRun: (feedKey, runId) => fedRun(db, feedKey, runId),
    isFed: () => isFed(db),
    noteSilence: (since, now) => noteSilence(db, since, now),
    readSilence: () => readSilence(db),
    renumber: (ids, above) => renumber(db, ids, above),
    prune: (now) => prune(db, now),
    readSnapshot: () => readSnapshot(db),
    readChanges: (after) => readChanges(db, after),
    recentChanges: () => recentChanges(db),
    listen,
    articles: (query) => readArticles(db, query),
    article: (kind, id) => readArticle(db, kind, id),
    banners: (now) => readRunningBanners(db, now, report),
    appSetting: () => readAppSetting(db),
    advertFiles: () => readAdvertFiles(db, report),
    channels: (matchId) => readChannels(db, matchId, report),
    zones: (competitionId) => readZones(db, competitionId, report),
    addAdvertCounts: (counts) => addAdvertCounts(db, counts),
    advertCounts: (since, by) => readAdvertCounts(db, since, by),
    advertPlaces: (countedSince) => readAdvertPlaces(db, countedSince, report),
    addReleaseCounts: (counted) => addReleaseCounts(db, counted),
    releaseCounts: (sinceMinute, beforeMinute) => readReleaseCounts(db, sinceMinute, beforeMinute),
    countedReleases: (sinceMinute) => readCountedReleases(db, sinceMinute),
    releases: storedReleases(db),
    sharedSecret: (name, make) => sharedSecret(db, name, make),
    media: (hash) => readMedia(db, hash),
    standings: () => readStandings(db),
    lineups: (matchId) => readDetails(db, 'lineup', matchId),
    matchInfo: (matchId) => readInfo(db, matchId),
    matchMarkets: (matchId) => readDetails(db, 'match_markets', matchId),
    openMarkets: (group) => readOpenMarkets(db, group),
    vendorText: (matchId) => readDetails(db, 'vendor_text', matchId),
    squad: (teamId) => readSquad(db, teamId),
    matchHistory: (wanted) => readHistory(db, wanted),
    lastResults: (wanted) => readLastResults(db, wanted),
    dayResults: (wanted) => readDay(db, wanted),
    seasonResults: (wanted) => readSeason(db, wanted),
    goals: (wanted) => readGoals(db, wanted),
    cupMatches: (competition) => readStages(db, competition),
    matchRounds: (competition) => readRounds(db, competition),
    importResults: (source, results) => importResults(db, source, results),
    importedSources: () => importedSources(db),
    removeImported: (source) => removeImported(db, source),
    priceMoves: (matchId, markets) => readPriceMoves(db, matchId, markets),
    movedGroups: (matchId) => readMovedGroups(db, matchId),
    content: storedContent(db),
    keepPreview: (preview, change) => keepPreview(db, preview, change),
    findPreview: (key) => findPreview(db, key),
    endPreviews: () => endPreviews(db),
    previewReads: (key) => previewReads(db, key, report),
    changeContent: (change) => changeContent(db, change),
    packInto,
    close,
  };
}

function feedStore(db: Kysely<Database>): FeedStore {
  const doubts: Doubts = new Map();
  return {
    applyBatch: (batch, now = Math.floor(Date.now() / 1000)) => applyBatch(db, batch, now, doubts),
    beginRun: (feed, runId, now, startedAt) => beginRun(db, { feed, runId, now, startedAt }),
    matchIdentities: () => matchIdentities(db),
    markFed: () => markFed(db),
  };
}
