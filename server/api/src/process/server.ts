import { setTimeout as pauseMs } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { FeedProvider } from 'feeds/provider';
import { FEED_SILENCE_EVENT, type FeedSilence } from 'shared-kernel/protocol/feedSilence';
import { createAdvertCounts } from '../adverts/createAdvertCounts';
import { createApp } from '../app';
import { createBoardAnswers } from '../board/boardAnswers';
import { createBoard } from '../board/createBoard';
import type { Config } from '../config';
import { type ContentFolders, readContent } from '../content/read/readers';
import { seedOnce } from '../content/seedOnce';
import { createFollow } from '../live/createFollow';
import { createLaneLog } from '../live/createLaneLog';
import { createLaneSender } from '../live/createLaneSender';
import { createProgressBroadcaster } from '../live/createProgressBroadcaster';
import { createReloads } from '../live/createReloads';
import { followStore } from '../live/followStore';
import { createMetrics } from '../metrics/createMetrics';
import { openStore } from '../store/openStore';
import { createReleasedBroadcaster } from '../visits/createReleasedBroadcaster';
import { openVisits } from '../visits/openVisits';
import { createFeeding } from './createFeeding';
import type { OutageLog } from './createOutageLog';
import { createSilenceWatch } from './createSilenceWatch';
import { lockDataFolder } from './dataFolderLock';
import { startReleases } from './startReleases';

type ServerOptions = {
  config: Config;
  provider: FeedProvider | undefined;
  seedFolders: ContentFolders;
  /** Packed files of a new embedded store. */
  emptyStore?: string | undefined;
  log: FastifyBaseLogger;
  outages: OutageLog;
};

export type Server = {
  address: string;
  stop(): Promise<void>;
  /** How long stopping may take. */
  stopLimitMs: number;
};

/** Anything still running then ends with the process. Sending ten thousand clients away at a pace takes 16 s. */
const STOP_LIMIT_MS = 1800;
const DRAIN_LIMIT_MS = 30_000;

const HOUR_MS = 3_600_000;

/** How often a node looks whether a feed is heard. */
const SILENCE_CHECK_EVERY_MS = 3000;

/** A killed server loses this much of what it counted of adverts and releases. */
const WRITE_COUNTS_EVERY_MS = 5000;

const monotonicMs = () => performance.now();

const every = (ms: number) => (run: () => void) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** Starts everything in the order of dependencies; the server is ready once the feed's first batch is stored. */
export async function startServer({
  config,
  provider,
  seedFolders,
  emptyStore,
  log,
  outages,
}: ServerOptions): Promise<Server> {
  const now = () => Date.now() / 1000;
  const { report, onAnswer } = outages;
  let isStopping = false;

  const unlock = config.databaseUrl ? async () => {} : await lockDataFolder(config.dataDir);
  const store = await openStore({ ...config, emptyStore, report, warn: (line) => log.warn(line) }).catch(
    async (error: unknown) => {
      await unlock();
      throw error;
    },
  );
  const metrics = createMetrics();
  metrics.figures.follow(provider);
  const everyFewSeconds = every(WRITE_COUNTS_EVERY_MS);
  const adverts = createAdvertCounts({
    store,
    now,
    report,
    onUnknown: (count) => metrics.releases.refused('unknown_advert', count),
    everyFewSeconds,
  });
  const visits = await openVisits({ store, metrics, adverts, now, report, everyFewSeconds });
  const everySecond = every(1000);
  const { judge } = metrics;
  const releases = await startReleases({ judge, config, store, visits, adverts, now, log, report, everySecond });
  await seedOnce(store, () => readContent(seedFolders), report);
  const board = createBoard(await store.readSnapshot());
  const answers = createBoardAnswers(board, monotonicMs);
  const laneLog = createLaneLog(board, await store.recentChanges());
  const silence: FeedSilence = {};
  const follow = createFollow({
    board,
    log: laneLog,
    look: () => follower.look(),
    now: monotonicMs,
    pause: pauseMs,
    silentSince: () => silence.since,
  });
  const { app, hub } = await createApp({
    store,
    board,
    answers,
    metrics,
    now,
    log,
    visits: visits.counts,
    isSimulated: config.feed.kind === 'simulator',
    secrets: config.signatureSecrets,
    hubConfig: config.hub,
    inside: config.inside,
    follow,
    requestsPerMinute: config.requestsPerMinute,
    readiness: { waitingFor: () => [...(feeding.isReady() ? [] : ['feed']), ...(isStopping ? ['end'] : [])] },
  });
  const after = (ms: number, run: () => void) => void setTimeout(run, ms).unref();
  const broadcastReleased = createReleasedBroadcaster(hub);
  releases.feed.follow((rows) => broadcastReleased(rows.map(({ pointer }) => pointer)));
  const reloads = createReloads({ hub, after });
  const lanes = createLaneSender({ hub, log: laneLog, reloads, board, now: monotonicMs, after });
  const onProgress = createProgressBroadcaster({ hub, board, log: laneLog, lanes, reloads, now });
  const pause = (seconds: number) => pauseMs(seconds * 1000, undefined, { ref: false });
  const feeding = await createFeeding({
    provider,
    runId: config.runId,
    store,
    board,
    onProgress,
    now,
    monotonicMs,
    pause,
    everySecond,
    report,
  });
  const onInSync = () => {
    if (feeding.state().feeder.kind !== 'memory') onAnswer();
    metrics.board.inSync();
    metrics.feed.boardReached(board.last());
    return feeding.onInSync();
  };
  // By the store's log, not by what is new on the board: that may have sent more from memory than was stored meanwhile.
  const onBatchStored = () => feeding.dispatch('stored');
  const follower = await followStore({ store, board, onProgress, onBatchStored, onInSync, report, everySecond });
  const silenceWatch = createSilenceWatch({
    provider,
    store,
    limit: config.silentSeconds,
    now,
    monotonic: monotonicMs,
    report,
    fedBy: () => feeding.state().feeder.kind,
    fedAt: () => feeding.state().fedAt,
    onChange(since) {
      silence.since = since;
      hub.broadcast(FEED_SILENCE_EVENT, since === undefined ? {} : { since });
    },
  });
  await silenceWatch.look();
  const stopLooking = every(SILENCE_CHECK_EVERY_MS)(() => void silenceWatch.look());
  const address = await app.listen({ host: config.host, port: config.port });
  log.info({ address }, 'Listening');

  const prune = () => void store.prune(Math.floor(now())).catch(report);
  const stopPruning = every(HOUR_MS)(prune);
  const stopFeeding = feeding.start({ watch: metrics.feed.watch, log });
  prune();

  return {
    address,
    stopLimitMs: config.hub.drain ? DRAIN_LIMIT_MS : STOP_LIMIT_MS,
    async stop() {
      // Balancers ask whether it is ready, and send no more visitors here.
      isStopping = true;
      releases.feed.end();
      if (config.hub.drain) await hub.drain();
      stopLooking();
      await stopFeeding();
      stopPruning();
      await releases.close();
      // A store that does not answer holds up no visitor.
      const followed = Promise.all([follower.stop(), silenceWatch.stop()]);
      await hub.close();
      await app.close();
      await followed;
      await adverts.close();
      await visits.close();
      await store.close();
      await unlock();
    },
  };
}
