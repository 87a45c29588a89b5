import Fastify, { type FastifyInstance } from 'fastify';
import { CONNECTION_TIMES } from 'server-shared/http/connectionTimes';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import type { DeliveryConfig } from './config/deliveryConfig';
import { withDevServers } from './dev/devPointers';
import { proxyDevServers } from './dev/devProxy';
import { createDrawings } from './drawing/createDrawings';
import { proxyApi } from './http/apiProxy';
import { askApi } from './http/askApi';
import { registerErrors } from './http/errors';
import { createPageDrawer } from './http/pageDrawer';
import { limitPages } from './http/pageLimit';
import { servePages } from './http/pages';
import { leaveBodies } from './http/proxy/requestBody';
import { serveReadiness } from './http/readiness';
import { serveReleases } from './http/releaseFiles';
import { rememberedAsks } from './http/rememberedAsks';
import { readTarget } from './http/requestTarget';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveSiteFiles } from './http/siteFiles';
import { serveSitemaps } from './http/sitemaps';
import { answerUnreadable } from './http/unreadableAddress';
import { createPageMaker } from './page/createPageMaker';
import { createReader } from './page/reading/createReader';
import { watchPointers } from './pointers/livePointers';
import { siteFolder } from './siteFolder';

/** The static origin: releases, pages, settings, and the proxy to `api`. It does not listen yet. */
export async function createDelivery(config: DeliveryConfig, times = CONNECTION_TIMES): Promise<FastifyInstance> {
  const app = Fastify({
    ...strictServer(times),
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    // Sockets and long polls end with the server; visitors reconnect by themselves.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readTarget,
    frameworkErrors: answerUnreadable(config.site.base_path),
  });
  const report = (error: Error) => app.log.error(error.message);
  const site = siteFolder(config.dataDir);
  const released = watchPointers(site, report);
  const isDevelopment = Object.keys(config.devServers).length > 0;
  const pointers = isDevelopment ? withDevServers(released, config.devServers, report) : released;

  const api = askApi(config);
  const drawings = createDrawings({ ask: rememberedAsks(api, report), report, now: Date.now });
  const drawer = createPageDrawer(config, site, drawings);
  app.addHook('onReady', async () => drawer.follow(await pointers.current()));
  app.addHook('onClose', () => drawings.close());

  refuseFlawed(app);
  registerErrors(app);
  leaveBodies(app);
  await addSecurityHeaders(app, config);
  serveReleases(app, site);
  proxyDevServers(app, config.devServers);
  serveSiteFiles(app, config, pointers);
  serveReadiness(app, config.apiOrigin);
  serveSitemaps(app, config, pointers, api);
  proxyApi(app, config.apiOrigin);
  servePages(app, config, {
    limit: await limitPages(app, config.pageLimit),
    pointers,
    maker: createPageMaker(config, site, report),
    reader: createReader(api, config.site, report),
    drawer,
  });
  return app;
}
