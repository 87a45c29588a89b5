import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { FeedBatch, FeedRun } from '../feed/provider';
import { addAdvertCounts, type CountedAdvert, readAdvertCounts } from './advertCounts';
import { applyBatch } from './applyBatch';
import { type Article, type ArticleQuery, type ListedArticle, readArticle, readArticles } from './articles';
import type { Connection } from './connection';
import { beginRun, isFed, markFed } from './feedRun';
import { prune } from './prune';
import { type News, readNews, readSnapshot, type Snapshot } from './readMatches';
import type { ArticleKind, Database } from './schema';
import { type Media, type RunningBanners, readAppSetting, readBanners, readMedia } from './siteContent';
import { readStandings, type Standings } from './standings';

/** What the node may do that feeds the store. Times are unix seconds. */
export type FeedStore = {
  /** Resolves when the batch is stored for good, with the number of its last change if it changed anything. */
  applyBatch(batch: FeedBatch): Promise<number | undefined>;
  beginRun(feedKey: string, runId: string, now: number): Promise<FeedRun>;
  /** The run's first batch is stored. */
  markFed(): Promise<void>;
};

/** All that the rest of the server asks of the database. Times are unix seconds. */
export type Store = FeedStore & {
  /**
   * Lets one node at a time feed the store: calls `onElected` when it is this one's turn, and what that returned when
   * the turn is lost. Returns its stop.
   */
  lead(onElected: (store: FeedStore) => () => void): () => Promise<void>;
  /** Whether some node has told the first batch of this run. */
  isFed(feedKey: string, runId: string): Promise<boolean>;
  prune(now: number): Promise<void>;
  readSnapshot(): Promise<Snapshot>;
  /** What happened after change number `after`. */
  readNews(after: number): Promise<News>;
  /** Calls `onChange` soon after a change; may miss one. Returns its stop. */
  listen(onChange: () => void): Promise<() => void>;
  articles(query: ArticleQuery): Promise<ListedArticle[]>;
  article(kind: ArticleKind, id: number): Promise<Article | undefined>;
  banners(now: number): Promise<RunningBanners>;
  appSetting(): Promise<AppSetting>;
  /** Adds what was counted on a day of Việt Nam, such as `2026-11-20`. */
  addAdvertCounts(day: string, counts: readonly AdvertCount[]): Promise<void>;
  /** The sums since that day, today included. */
  advertCounts(since: string): Promise<CountedAdvert[]>;
  media(hash: string): Promise<Media | undefined>;
  /** The league tables, the hot competitions first. */
  standings(): Promise<Standings[]>;
  /** For what fills the store by other ways than a feed. */
  db: Kysely<Database>;
  close(): Promise<void>;
};

type StoreOptions = { dataDir: string; databaseUrl: string | undefined; report: Report };

/**
 * Opens the store of `dataDir`, or the given PostgreSQL server, and brings it to the newest schema.
 * Only the one that is used is loaded: the embedded one takes 200 MB.
 */
export async function openStore({ dataDir, databaseUrl, report }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return createStore(await openPostgres(databaseUrl, report), report);
  }
  const { openPGlite } = await import('./openPGlite');
  return createStore(await openPGlite(path.join(dataDir, 'store'), report), report);
}

/** A store on an open connection. */
export function createStore({ db, listen, lead, close }: Connection, report: Report): Store {
  return {
    ...feedStore(db),
    lead: (onElected) => lead((line) => onElected(feedStore(line))),
    isFed: (feedKey, runId) => isFed(db, { feedKey, runId }),
    prune: (now) => prune(db, now),
    readSnapshot: () => readSnapshot(db),
    readNews: (after) => readNews(db, after),
    listen,
    articles: (query) => readArticles(db, query),
    article: (kind, id) => readArticle(db, kind, id),
    banners: (now) => readBanners(db, now, report),
    appSetting: () => readAppSetting(db),
    addAdvertCounts: (day, counts) => addAdvertCounts(db, day, counts),
    advertCounts: (since) => readAdvertCounts(db, since),
    media: (hash) => readMedia(db, hash),
    standings: () => readStandings(db),
    db,
    close,
  };
}

function feedStore(db: Kysely<Database>): FeedStore {
  return {
    applyBatch: (batch) => applyBatch(db, batch),
    beginRun: (feedKey, runId, now) => beginRun(db, { feedKey, runId, now }),
    markFed: () => markFed(db),
  };
}
