import type { FastifyBaseLogger } from 'fastify';
import { sha256Of } from 'server-shared/releases/files';
import type { createAdvertCounts } from '../adverts/createAdvertCounts';
import type { Config } from '../config';
import { ALL } from '../internal/callers';
import type { OnErased } from '../internal/fileRoutes';
import { openInternalServer } from '../internal/internalServer';
import { startJudge } from '../judge/startJudge';
import { stepAt } from '../judge/steps';
import type { JudgeMetrics } from '../metrics/createJudgeMetrics';
import { createChangeLive } from '../releases/createChangeLive';
import { createLiveFeed } from '../releases/createLiveFeed';
import { JUDGE } from '../releases/goLive';
import type { ShownRow } from '../releases/liveAnswerOf';
import type { Store } from '../store/store';
import { createFiguresReader, viewsWithinHour } from '../visits/figuresRoute';
import { liveReleasesOf } from '../visits/liveReleases';
import type { openVisits } from '../visits/openVisits';
import { registerInternalRoutes } from './internalRoutes';

type Options = {
  config: Pick<Config, 'internal' | 'inside' | 'dataDir' | 'candidateViews' | 'localToken'>;
  store: Store;
  visits: Awaited<ReturnType<typeof openVisits>>;
  adverts: ReturnType<typeof createAdvertCounts>;
  /** Server time in unix seconds. */
  now: () => number;
  judge: JudgeMetrics;
  log: FastifyBaseLogger;
  report: (error: unknown) => void;
  /** Calls `run` each second; returns its stop. */
  everySecond: (run: () => void) => () => void;
};

/** What is live, and the server for whom it concerns: it is there before there is anything to serve. */
export async function startReleases(options: Options) {
  const { config, store, visits, adverts, now, log, report, everySecond } = options;
  await makeLocalTeam(options);
  const feed = await createLiveFeed({ store, report, everySecond });
  let shown: readonly ShownRow[] = [];
  feed.follow((rows) => {
    shown = rows;
    const pointers = rows.map(({ pointer }) => pointer);
    visits.counts.hear(liveReleasesOf(pointers, (share) => stepAt(share)?.mostOfAddress));
  });
  const change = createChangeLive({
    store,
    feed,
    now,
    async viewsOf(name) {
      const count = await viewsWithinHour(name, visits.figures);
      if (count !== undefined) return { kind: 'known', count, fewest: config.candidateViews };
      return { kind: 'unknown', why: `how many visitors ${name} has is not known: what was counted cannot be stored` };
    },
  });
  const stopJudging = startJudge({
    lead: store.leadJudge,
    rows: () => shown,
    report,
    metrics: options.judge,
    readFigures: createFiguresReader(visits.figures),
    change: (one, reason) => change({ changes: [one], who: JUDGE, reason }, JUDGE),
    log: { warn: (line) => log.warn(line) },
  });
  const onErased: OnErased = (what) => log.warn(what, 'Files of releases were erased');
  const parts = { store, feed, change, visits, adverts, now, onErased };
  const server = await openInternalServer({
    ...config.internal,
    dataDir: config.dataDir,
    inside: config.inside,
    teams: store.releases.teams,
    log,
    onClose: feed.end,
    register: (app) => registerInternalRoutes(app, { ...parts, dataDir: config.dataDir }),
  });
  return {
    feed,
    change,
    url: server.url,
    async close() {
      await stopJudging();
      await server.close();
      await feed.stop();
    },
  };
}

/** Who runs the site in containers releases as this team. Once it is there, it is as it was left: it may have been revoked. */
async function makeLocalTeam({ config: { localToken }, store: { releases }, now }: Options): Promise<void> {
  if (localToken === undefined || (await releases.teams()).some(({ name }) => name === 'local')) return;
  const made_at = new Date(now() * 1000).toISOString();
  await releases.putTeam({ name: 'local', remotes: [ALL], hash: sha256Of(localToken), made_at });
}
