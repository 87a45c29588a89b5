import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiAt } from 'server-shared/admin/adminClient';
import { CONNECTION_TIMES } from 'server-shared/http/connectionTimes';
import { closeUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { type BucketTimes, type Followed, followBucket } from './bucket/followBucket';
import type { DeliveryConfig } from './config/deliveryConfig';
import { withDevServers } from './dev/devPointers';
import { proxyDevServers } from './dev/devProxy';
import { createDrawings } from './drawing/createDrawings';
import { inTime } from './drawing/inTime';
import { type Limits, patientLimits } from './drawing/limits';
import { answersOf } from './http/answersOf';
import { proxyApi } from './http/apiProxy';
import { askApi } from './http/askApi';
import { cachedAsks } from './http/cachedAsks';
import { type ConnectionDrain, createConnectionDrain } from './http/createConnectionDrain';
import { registerErrors } from './http/errors';
import { liveReleasesHeader } from './http/liveReleasesHeader';
import { createPageDrawer } from './http/pageDrawer';
import { limitPages } from './http/pageLimit';
import { servePageParameters } from './http/pageParameters';
import { servePages } from './http/pages';
import { createPreviewAnswers } from './http/previewAnswers';
import { leaveBodies } from './http/proxy/requestBody';
import { warnWithoutPublicUrl } from './http/publicUrlWarning';
import { serveReadiness } from './http/readiness';
import { bringMissing, serveReleases } from './http/releaseFiles';
import { logRequests } from './http/requestLog';
import { readTarget } from './http/requestTarget';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveSiteFiles } from './http/siteFiles';
import { serveSitemaps } from './http/sitemaps';
import { serveSitePictures } from './http/sitePictures';
import { createWithdrawnTeller, postReleased } from './http/tellWithdrawn';
import { answerUnreadable } from './http/unreadableAddress';
import { bucketNotes } from './judge/bucketNotes';
import { folderNotes } from './judge/folderNotes';
import { startJudge } from './judge/startJudge';
import { createMetrics, type Metrics } from './metrics/createMetrics';
import { createPageMaker } from './page/createPageMaker';
import { createListings } from './page/sitemap/createListings';
import { watchPointers } from './pointers/livePointers';
import { createContentPreviews } from './previews/createContentPreviews';
import { createPreviews } from './previews/createPreviews';
import { createGate, followTrust } from './signing/createGate';
import { siteFolder } from './siteFolder';

/** Interval at which pointers are looked at for open tabs. */
const TELL_EVERY_MS = 1_000;

/** How long a start waits for the first pictures at most. */
export const FIRST_PICTURES_MS = 60_000;

export type Means = {
  readonly times?: typeof CONNECTION_TIMES;
  /** Of drawings, where they differ. */
  readonly limits?: Partial<Limits>;
  readonly metrics?: Omit<Metrics, 'registry'>;
  readonly drain?: ConnectionDrain;
  /** Where lines of the log go, if not to the output. */
  readonly log?: { write(line: string): void };
  readonly bucketTimes?: BucketTimes;
};

/** The static origin: releases, pages, settings, and the proxy to `api`. It does not listen yet. */
export async function createDelivery(
  config: DeliveryConfig,
  {
    times = CONNECTION_TIMES,
    limits = {},
    metrics = createMetrics(),
    drain = createConnectionDrain(pause),
    log,
    bucketTimes,
  }: Means = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...strictServer(times),
    // Fastify's own limit for a start is 10 s, and a busy machine needs more for the first pictures.
    pluginTimeout: FIRST_PICTURES_MS + 20_000,
    logger: { level: config.logLevel, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Sockets and long polls end with the server; visitors reconnect by themselves.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readTarget,
    frameworkErrors: answerUnreadable(config.site.base_path),
  });
  const report = (error: Error) => app.log.error(error.message);
  const site = siteFolder(config.dataDir, { trust: config.releaseKeys });
  const warn = (line: string) => app.log.warn(line);
  let followed: Followed | undefined;
  if (config.releases) {
    const means = { report, tell: warn, listener: metrics.bucket, times: bucketTimes };
    followed = await followBucket(site, config.releases, means);
    app.addHook('onClose', followed.stop);
    bringMissing(app, followed.bring);
  }
  const clock = () => performance.now();
  const trust = await followTrust(site, report, (error) => warn(error.message), clock);
  const gate = createGate(site, trust, report, metrics.pointers.looked, clock);
  const released = watchPointers(site, report, metrics.pointers.leftOut, gate);
  const isDevelopment = Object.keys(config.devServers).length > 0;
  const pointers = isDevelopment ? withDevServers(released, config.devServers, report) : released;

  const api = askApi(config);
  const drawings = createDrawings({
    ...{ ask: cachedAsks(api, report, config.drawingPatience), report, now: clock },
    limits: { ...patientLimits(config.drawingPatience), ...limits },
  });
  metrics.drawings.watch(drawings);
  const drawer = createPageDrawer(config, site, drawings);
  // The first visitors find the pages drawn.
  app.addHook('onReady', async () => void (await inTime(drawer.follow(await pointers.current()), FIRST_PICTURES_MS)));
  app.addHook('onClose', () => drawings.close());

  if (config.judges) {
    const judging = startJudge({
      ...{ config, site, pointers: released, log: app.log, metrics: metrics.judge },
      notes: followed ? bucketNotes(followed.bucket) : folderNotes(site),
      shared: followed?.shared,
      drawings: drawings.counts,
    });
    app.addHook('onReady', async () => judging.begin());
    app.addHook('onClose', () => judging.end());
  }
  const tellWithdrawn = createWithdrawnTeller(
    pointers,
    (one) => postReleased(config.apiOrigin, config.inside.token, one),
    report,
  );
  const telling = setInterval(tellWithdrawn, TELL_EVERY_MS).unref();
  app.addHook('onReady', tellWithdrawn);
  app.addHook('onClose', async () => clearInterval(telling));

  logRequests(app);
  metrics.requests.watch(app);
  warnWithoutPublicUrl(app, config);
  refuseFlawed(app);
  closeUnread(app);
  registerErrors(app);
  leaveBodies(app);
  await addSecurityHeaders(app, config);
  serveReleases(app, site);
  proxyDevServers(app, config.devServers);
  serveSiteFiles(app, config, pointers);
  servePageParameters(app, pointers);
  serveSitePictures(app);
  serveReadiness(app, config.apiOrigin, drain.isDraining);
  const listings = createListings(config, { folder: site, report, ask: answersOf(api, report), limits });
  serveSitemaps(app, config, { pointers, http: api, listings });
  proxyApi(app, config.apiOrigin, { drain, liveReleases: liveReleasesHeader(pointers) });
  servePages(app, config, {
    limit: await limitPages(app, config.pageLimit),
    pointers,
    maker: createPageMaker(config, site, report),
    drawer,
    previews: createPreviewAnswers(
      config,
      {
        releases: createPreviews(site, trust, { report, now: Date.now, bring: followed?.bring }),
        contents: createContentPreviews(apiAt(config.apiOrigin, config.inside.token), report, Date.now),
      },
      Date.now,
    ),
  });
  return app;
}
