import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { CONNECTION_TIMES } from 'server-shared/http/connectionTimes';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import type { DeliveryConfig } from './config/deliveryConfig';
import { withDevServers } from './dev/devPointers';
import { proxyDevServers } from './dev/devProxy';
import { createDrawings } from './drawing/createDrawings';
import type { Limits } from './drawing/limits';
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
import { leaveBodies } from './http/proxy/requestBody';
import { warnWithoutPublicUrl } from './http/publicUrlWarning';
import { serveReadiness } from './http/readiness';
import { serveReleases } from './http/releaseFiles';
import { logRequests } from './http/requestLog';
import { readTarget } from './http/requestTarget';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveSiteFiles } from './http/siteFiles';
import { serveSitemaps } from './http/sitemaps';
import { serveSitePictures } from './http/sitePictures';
import { answerUnreadable } from './http/unreadableAddress';
import { createMetrics, type Metrics } from './metrics/createMetrics';
import { createPageMaker } from './page/createPageMaker';
import { createListings } from './page/sitemap/createListings';
import { watchPointers } from './pointers/livePointers';
import { siteFolder } from './siteFolder';

export type Means = {
  readonly times?: typeof CONNECTION_TIMES;
  /** Of drawings, where they differ. */
  readonly limits?: Partial<Limits>;
  readonly metrics?: Omit<Metrics, 'registry'>;
  readonly drain?: ConnectionDrain;
};

/** The static origin: releases, pages, settings, and the proxy to `api`. It does not listen yet. */
export async function createDelivery(
  config: DeliveryConfig,
  {
    times = CONNECTION_TIMES,
    limits = {},
    metrics = createMetrics(),
    drain = createConnectionDrain(pause),
  }: Means = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...strictServer(times),
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Sockets and long polls end with the server; visitors reconnect by themselves.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readTarget,
    frameworkErrors: answerUnreadable(config.site.base_path),
  });
  const report = (error: Error) => app.log.error(error.message);
  const site = siteFolder(config.dataDir);
  const released = watchPointers(site, report, metrics.pointers.leftOut);
  const isDevelopment = Object.keys(config.devServers).length > 0;
  const pointers = isDevelopment ? withDevServers(released, config.devServers, report) : released;

  const api = askApi(config);
  const drawings = createDrawings({ ask: cachedAsks(api, report), report, now: Date.now, limits });
  metrics.drawings.watch(drawings);
  const drawer = createPageDrawer(config, site, drawings);
  app.addHook('onReady', async () => drawer.follow(await pointers.current()));
  app.addHook('onClose', () => drawings.close());

  logRequests(app);
  metrics.requests.watch(app);
  warnWithoutPublicUrl(app, config);
  refuseFlawed(app);
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
  });
  return app;
}
