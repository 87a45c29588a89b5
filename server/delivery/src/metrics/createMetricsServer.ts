import type { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { metricsRoute } from 'server-shared/http/metricsRoute';
import { closeUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';

/** `/metrics` on a port that is not the visitors'. It does not listen yet. @param hosts names with a dot by which it is asked */
export function createMetricsServer(registry: Registry, hosts: readonly string[] = []): FastifyInstance {
  const app = Fastify({ ...strictServer(), forceCloseConnections: true });
  refuseFlawed(app);
  closeUnread(app);
  app.get('/metrics', { logLevel: 'warn' }, metricsRoute(registry, hosts));
  return app;
}
