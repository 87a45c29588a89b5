import { Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Seconds. An answer from memory takes a fraction of a millisecond, one from the store a few. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Requests by what they ask for, never by raw path: anyone could create a series for each invented address.
 *
 * @param routeOf one of few names; `undefined` for what is not measured
 */
export function createRequestMetrics(
  registry: Registry,
  name: string,
  routeOf: (request: FastifyRequest) => string | undefined,
) {
  const duration = new Histogram({
    registers: [registry],
    name,
    buckets: BUCKETS,
    labelNames: ['method', 'route', 'status'],
    help: 'From a request to the last byte of its answer.',
  });
  return {
    /** Call before the routes to measure are registered. */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const route = routeOf(request);
        if (route === undefined) return;
        duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
  };
}
