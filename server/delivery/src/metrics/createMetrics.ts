import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { metricsRoute } from 'server-shared/http/metricsRoute';
import { createRequestMetrics } from 'server-shared/http/requestMetrics';
import { closeUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { createLiveMetrics } from './createLiveMetrics';
import { createRenderMetrics } from './createRenderMetrics';

/** All metrics of this process, in a registry of its own: two servers in one process, as in tests, share nothing. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    renderers: createRenderMetrics(registry),
    live: createLiveMetrics(registry),
    requests: createRequestMetrics(registry, 'tyso_delivery_request_duration_seconds', routeOf),
  };
}

/** What has no route of its own is a page. Requests of the hub wait by design. */
function routeOf({ routeOptions: { url = 'page' } }: FastifyRequest): string | undefined {
  return url.startsWith(HUB_PATH) ? undefined : url;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** `/metrics` on a port that is not the visitors'. It does not listen yet. @param hosts names with a dot by which it is asked */
export function createMetricsServer(registry: Registry, hosts: readonly string[] = []): FastifyInstance {
  const app = Fastify({ ...strictServer(), forceCloseConnections: true });
  refuseFlawed(app);
  closeUnread(app);
  app.get('/metrics', { logLevel: 'warn' }, metricsRoute(registry, hosts));
  return app;
}
