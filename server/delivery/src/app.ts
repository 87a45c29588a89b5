import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { CONNECTION_TIMES } from 'server-shared/http/connectionTimes';
import { closeUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import type { DeliveryConfig } from './config/deliveryConfig';
import { withDevServers } from './dev/devPointers';
import { proxyDevServers } from './dev/devProxy';
import { proxyApi } from './http/apiProxy';
import { answersOf, askApi, cachedAsks } from './http/askApi';
import { type ConnectionDrain, createConnectionDrain } from './http/createConnectionDrain';
import { answerUnreadable, registerErrors } from './http/errors';
import { limitPages } from './http/pageLimit';
import { servePageParameters } from './http/pageParameters';
import { createPageRenderer } from './http/pageRenderer';
import { servePages } from './http/pages';
import { createPreviewAnswers } from './http/previewAnswers';
import { leaveBodies } from './http/proxy/requestBody';
import { warnWithoutPublicUrl } from './http/publicUrlWarning';
import { serveReadiness } from './http/readiness';
import { serveReleases, waitForReleases } from './http/releaseFiles';
import { logRequests } from './http/requestLog';
import { readTarget } from './http/requestTarget';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveSiteFiles } from './http/siteFiles';
import { serveSitemaps } from './http/sitemaps';
import { serveSitePictures } from './http/sitePictures';
import type { FollowTimes } from './live/followLive';
import { liveApi } from './live/liveApi';
import { openLive } from './live/openLive';
import { createMetrics, type Metrics } from './metrics/createMetrics';
import { createPageMaker } from './page/createPageMaker';
import { createListings } from './page/sitemap/createListings';
import { createContentPreviews } from './previews/createContentPreviews';
import { createPreviews, NO_PREVIEWS } from './previews/createPreviews';
import { createRenderers } from './rendering/createRenderers';
import { createRenderReporter } from './rendering/createRenderReporter';
import { inTime } from './rendering/inTime';
import { type Limits, patientLimits } from './rendering/limits';
import { siteFolder } from './siteFolder';

/** Interval at which `api` hears how candidates are rendered. */
const REPORT_EVERY_MS = 5_000;

/** How long a start waits for the first renderings at most. */
export const FIRST_RENDERS_MS = 60_000;

export type Deps = {
  readonly times?: typeof CONNECTION_TIMES;
  /** Of renderings, where they differ. */
  readonly limits?: Partial<Limits>;
  readonly metrics?: Omit<Metrics, 'registry'>;
  readonly drain?: ConnectionDrain;
  /** Where lines of the log go, if not to the output. */
  readonly log?: { write(line: string): void };
  readonly followTimes?: FollowTimes;
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
    followTimes,
  }: Deps = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...strictServer(times),
    // Fastify's own limit for a start is 10 s, and a busy machine needs more for the first renderings.
    pluginTimeout: FIRST_RENDERS_MS + 20_000,
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
  const site = siteFolder(config.dataDir);
  const rows = config.internalOrigin === undefined ? undefined : liveApi(config.internalOrigin, config.inside.token);
  const isDevelopment = Object.keys(config.devServers).length > 0;
  const released = await openLive(site, {
    waitsForShell: config.waitsForApi && !isDevelopment,
    api: rows,
    keys: config.releaseKeys,
    report,
    listener: metrics.live,
    times: followTimes,
  });
  app.addHook('onClose', () => released.stop());
  const pointers = isDevelopment ? withDevServers(released, config.devServers, report) : released;

  const api = askApi(config);
  const renderers = createRenderers({
    ask: cachedAsks(api, report, config.renderPatience),
    report,
    now: () => performance.now(),
    limits: { ...patientLimits(config.renderPatience), ...limits },
  });
  metrics.renderers.watch(renderers);
  const renderer = createPageRenderer(config, site, renderers);
  // The first visitors find the pages rendered.
  app.addHook('onReady', async () => void (await inTime(renderer.follow(await pointers.current()), FIRST_RENDERS_MS)));
  app.addHook('onClose', () => renderers.close());

  if (rows) {
    const reportRendered = createRenderReporter(renderers.counts, rows.reportRendered);
    const reporting = setInterval(async () => {
      // What follows `api` reports whether it answers.
      await reportRendered((await released.current()).remotes).catch(() => {});
    }, REPORT_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(reporting));
  }

  logRequests(app);
  metrics.requests.watch(app);
  warnWithoutPublicUrl(app, config);
  refuseFlawed(app);
  closeUnread(app);
  registerErrors(app);
  leaveBodies(app);
  await addSecurityHeaders(app, config);
  waitForReleases(app, released.waitFor);
  serveReleases(app, site);
  proxyDevServers(app, config.devServers);
  serveSiteFiles(app, config, pointers);
  servePageParameters(app, pointers);
  serveSitePictures(app);
  serveReadiness(app, config.apiOrigin, drain.isDraining);
  const listings = createListings(config, { folder: site, report, ask: answersOf(api, report), limits });
  serveSitemaps(app, config, { pointers, http: api, listings });
  proxyApi(app, config.apiOrigin, { drain });
  servePages(app, config, {
    limit: await limitPages(app, config.pageLimit),
    pointers,
    maker: createPageMaker(config, site, report),
    renderer,
    previews: createPreviewAnswers(
      config,
      {
        releases: rows ? createPreviews(rows, { report, now: Date.now, bring: released.bring }) : NO_PREVIEWS,
        contents: rows ? createContentPreviews(rows, report, Date.now) : NO_PREVIEWS,
      },
      Date.now,
    ),
  });
  return app;
}
