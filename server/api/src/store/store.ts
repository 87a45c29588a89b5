import path from 'node:path';
import type { FeedBatch, FeedRun, KnownMatch } from 'feeds/provider';
import type { Kysely } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import type { AdvertFiles } from 'shared-kernel/entities/advertFiles';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { addAdvertCounts, type CountedAdvert, type DayCount, readAdvertCounts } from './advertCounts';
import { applyBatch } from './applyBatch';
import { type Article, type ArticleQuery, type ListedArticle, readArticle, readArticles } from './articles';
import { type LoggedChange, recentChanges } from './changeLog';
import type { Connection } from './connection';
import { beginRun, fedRun, isFed, knownMatches, markFed } from './feedRun';
import { prune } from './prune';
import { type ChangeDelta, readChanges, readSnapshot, type Snapshot } from './readMatches';
import {
  addReleaseCounts,
  type CountedMinute,
  type CountedRelease,
  readCountedReleases,
  readReleaseCounts,
} from './releaseCounts';
import { renumber } from './renumber';
import type { ArticleKind, Database } from './schema';
import { sharedSecret } from './secrets';
import {
  type Media,
  type RunningBanners,
  readAdvertFiles,
  readAppSetting,
  readMedia,
  readRunningBanners,
} from './siteContent';
import { readStandings, type Standings } from './standings';
import { changeContent, type StoredContent, storedContent } from './storedContent';

/** Operations of the feeding node. Times are unix seconds. */
export type FeedStore = {
  /** Resolves when the batch is stored, with the number of its last change if it changed anything. */
  applyBatch(batch: FeedBatch): Promise<number | undefined>;
  /** @param startedAt of a run that began in memory, before the store was back */
  beginRun(feedKey: string, runId: string, now: number, startedAt?: number): Promise<FeedRun>;
  /** What identifies the matches that are stored. */
  knownMatches(): Promise<readonly KnownMatch[]>;
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
  /** The run, once some node has stored its first batch. */
  fedRun(feedKey: string, runId: string): Promise<FeedRun | undefined>;
  /** Whether some node has stored the first batch of any run. */
  isFed(): Promise<boolean>;
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
  /** Adds views and clicks of adverts. */
  addAdvertCounts(counts: readonly DayCount[]): Promise<void>;
  /** The sums since that day, including today. */
  advertCounts(since: string): Promise<CountedAdvert[]>;
  /** Adds what releases were for their visitors. */
  addReleaseCounts(counted: readonly CountedMinute[]): Promise<void>;
  /** The sums since a minute, which counts from 1970. */
  releaseCounts(sinceMinute: number): Promise<CountedRelease[]>;
  /** The releases of which anything was counted since a minute. */
  countedReleases(sinceMinute: number): Promise<PartOnPage[]>;
  /** A key of this name that all nodes have and nobody else; `make` makes it when there is none. */
  sharedSecret(name: string, make: () => string): Promise<string>;
  media(hash: string): Promise<Media | undefined>;
  /** The league tables, the hot competitions first. */
  standings(): Promise<Standings[]>;
  /** What editors publish. */
  content: StoredContent;
  /** Changes that in one transaction, one node at a time. */
  changeContent(change: (content: StoredContent) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

type StoreOptions = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Packed files of a new embedded store (`emptyStore.mjs`). */
  emptyStore?: string | undefined;
  report: Report;
};

/**
 * Opens the store of `dataDir`, or the given PostgreSQL server, and migrates it to the newest schema. It loads only the
 * one in use: the embedded one takes 200 MB.
 */
export async function openStore({ dataDir, databaseUrl, emptyStore, report }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return createStore(await openPostgres(databaseUrl, report), report);
  }
  const { openPGlite } = await import('./embedded/openPGlite');
  return createStore(await openPGlite(path.join(dataDir, 'store'), report, { template: emptyStore }), report);
}

/** A store on an open connection. */
export function createStore({ db, listen, lead, close }: Connection, report: Report): Store {
  return {
    ...feedStore(db),
    lead: (onElected, onOther) => lead((line) => onElected(feedStore(line)), onOther),
    fedRun: (feedKey, runId) => fedRun(db, { feedKey, runId }),
    isFed: () => isFed(db),
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
    addAdvertCounts: (counts) => addAdvertCounts(db, counts),
    advertCounts: (since) => readAdvertCounts(db, since),
    addReleaseCounts: (counted) => addReleaseCounts(db, counted),
    releaseCounts: (sinceMinute) => readReleaseCounts(db, sinceMinute),
    countedReleases: (sinceMinute) => readCountedReleases(db, sinceMinute),
    sharedSecret: (name, make) => sharedSecret(db, name, make),
    media: (hash) => readMedia(db, hash),
    standings: () => readStandings(db),
    content: storedContent(db),
    changeContent: (change) => changeContent(db, change),
    close,
  };
}

function feedStore(db: Kysely<Database>): FeedStore {
  return {
    applyBatch: (batch) => applyBatch(db, batch),
    beginRun: (feedKey, runId, now, startedAt) => beginRun(db, { feedKey, runId, now, startedAt }),
    knownMatches: () => knownMatches(db),
    markFed: () => markFed(db),
  };
}
