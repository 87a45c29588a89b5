import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openAdminDoor } from '../admin/door';
import { createAdvertCounts } from '../adverts/advertCounts';
import { registerAdvertDoor } from '../adverts/advertDoor';
import { createApp } from '../app';
import { createBoard } from '../board/board';
import { createBoardAnswers } from '../board/boardAnswers';
import type { Config } from '../config';
import { registerContentDoor } from '../content/doorRoutes';
import type { ContentFolders } from '../content/read/readers';
import type { FeedProvider } from '../feed/provider';
import { createProgressBroadcaster } from '../live/broadcastProgress';
import { followStore } from '../live/followStore';
import { createMetrics } from '../metrics/metrics';
import { seedOnce } from '../seed/seedOnce';
import { openStore } from '../store/store';
import { lockDataFolder } from './dataFolderLock';
import type { OutageLog } from './outageLog';
import { runOf, startFeed } from './startFeed';

type ServerOptions = {
  config: Config;
  provider: FeedProvider | undefined;
  seedFolders: ContentFolders;
  log: FastifyBaseLogger;
  outages: OutageLog;
};

export type Server = {
  address: string;
  stop(): Promise<void>;
  /** How long stopping may take. */
  stopLimitMs: number;
};

/** What does not end by itself is cut with the process. Sending ten thousand clients away at a pace takes 16 s. */
const STOP_LIMIT_MS = 1800;
const DRAIN_LIMIT_MS = 30_000;

const HOUR_MS = 3_600_000;

/** A killed server loses as much of what was seen of adverts. */
const COUNTS_MS = 5000;

const every = (ms: number) => (run: () => void) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** Starts everything in the order it depends on each other; it is ready once the feed has told its present state. */
export async function startServer({ config, provider, seedFolders, log, outages }: ServerOptions): Promise<Server> {
  const now = () => Date.now() / 1000;
  const { report, onAnswer } = outages;
  const { runId } = config;
  const missing = new Set(provider ? ['feed'] : []);

  const unlock = config.databaseUrl ? async () => {} : await lockDataFolder(config.dataDir);
  const store = await openStore({ ...config, report });
  await seedOnce(store.db, seedFolders, report);
  const board = createBoard(await store.readSnapshot());
  const answers = createBoardAnswers(board, () => performance.now());
  const metrics = createMetrics();
  const adverts = createAdvertCounts({ store, now, report, everyFewSeconds: every(COUNTS_MS) });
  const { app, hub } = await createApp({
    ...{ store, board, answers, adverts, metrics, now, log },
    secrets: config.signatureSecrets,
    hubConfig: config.hub,
    requestsPerMinute: config.requestsPerMinute,
    readiness: { waitingFor: () => [...missing] },
  });
  const onProgress = createProgressBroadcaster({ hub, board, now });
  const onLevel = async () => {
    onAnswer();
    metrics.board.level();
    metrics.feed.boardReached(board.last());
    if (provider && missing.has('feed') && (await store.isFed(provider.key, runOf(provider, runId))))
      missing.delete('feed');
  };
  const follower = await followStore({ store, board, onProgress, onLevel, report, everySecond: every(1000) });
  const address = await app.listen({ host: config.host, port: config.port });
  log.info({ address }, 'Listening');
  const register = (admin: FastifyInstance) => {
    registerContentDoor(admin, store);
    registerAdvertDoor(admin, { store, adverts, now });
  };
  const door = await openAdminDoor({ dataDir: config.dataDir, log, register });

  const prune = () => void store.prune(Math.floor(now())).catch(report);
  const stopPruning = every(HOUR_MS)(prune);
  const stopFeed = provider && startFeed({ provider, store, runId, now, report, watch: metrics.feed.watch, log });
  prune();

  return {
    address,
    stopLimitMs: config.hub.drain ? DRAIN_LIMIT_MS : STOP_LIMIT_MS,
    async stop() {
      // Balancers look at what is missing, and send nobody here any more.
      missing.add('end');
      if (config.hub.drain) await hub.drain();
      await stopFeed?.();
      stopPruning();
      await door.close();
      await follower.stop();
      await hub.close();
      await app.close();
      await adverts.close();
      await store.close();
      await unlock();
    },
  };
}
