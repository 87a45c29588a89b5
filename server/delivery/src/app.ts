import Fastify, { type FastifyInstance } from 'fastify';
import type { DeliveryConfig } from './config/deliveryConfig';
import { withDevServers } from './dev/devPointers';
import { proxyDevServers } from './dev/devProxy';
import { proxyApi } from './http/apiProxy';
import { askApi } from './http/askApi';
import { answerMalformed } from './http/malformed';
import { servePages } from './http/pages';
import { serveReleases } from './http/releaseFiles';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveSiteFiles } from './http/siteFiles';
import { serveSitemaps } from './http/sitemaps';
import { answerUnreadable } from './http/unreadableAddress';
import { tunnelUpgrades } from './http/upgradeTunnel';
import { createPageMaker } from './page/pageMaker';
import { createReader } from './page/reading/createReader';
import { watchPointers } from './pointers/livePointers';
import { siteFolder } from './siteFolder';

/** The static origin: releases, pages, settings, and the way through to `api`. It does not listen yet. */
export async function createDelivery(config: DeliveryConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    // Sockets and long polls end with us; visitors come back by themselves.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerMalformed,
    frameworkErrors: answerUnreadable(config.site.base_path),
  });
  const report = (error: Error) => app.log.error(error.message);
  const site = siteFolder(config.dataDir);
  const released = watchPointers(site, report);
  const isDevelopment = Object.keys(config.devServers).length > 0;
  const pointers = isDevelopment ? withDevServers(released, config.devServers, report) : released;

  const api = askApi(config);

  await addSecurityHeaders(app, config);
  serveReleases(app, site);
  proxyDevServers(app, config.devServers);
  serveSiteFiles(app, config, pointers);
  serveSitemaps(app, config, pointers, api);
  proxyApi(app, config.apiOrigin);
  tunnelUpgrades(app, config.apiOrigin);
  servePages(app, config, {
    pointers,
    maker: createPageMaker(config, site, report),
    reader: createReader(api, report),
  });
  return app;
}
