import type { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerMetricsRoute } from 'server-shared/http/metricsRoute';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';

/** `/metrics` on a port that is not the visitors'. It does not listen yet. */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const app = Fastify({ ...strictServer(), forceCloseConnections: true });
  refuseFlawed(app);
  registerMetricsRoute(app, registry);
  return app;
}
