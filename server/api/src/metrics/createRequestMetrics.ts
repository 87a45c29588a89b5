import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { HUB_PATH } from 'shared-kernel/protocol/rest';

/** Seconds. An answer from memory takes a fraction of a millisecond, one from the store a few. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Requests by the pattern of their route: by raw path, anyone could create a series for each invented address. Requests
 * on the hub's own path are left out, because they wait by design.
 */
export function createRequestMetrics(registry: Registry) {
  const duration = new Histogram({
    ...{ registers: [registry], name: 'tyso_http_request_duration_seconds', buckets: BUCKETS },
    labelNames: ['method', 'route', 'status'],
    help: 'From a request to the last byte of its answer.',
  });
  return {
    /** Call before the routes to measure are registered. */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions: { url, config } }, reply) => {
        const route = config.hubAddress ?? url;
        if (route === HUB_PATH) return;
        duration.observe({ method, route: route ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
  };
}
