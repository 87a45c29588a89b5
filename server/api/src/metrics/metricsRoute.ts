import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { ApiError } from '../http/apiError';

/**
 * `/metrics` in Prometheus' text format, for clients that reach this process directly. `delivery` does not forward it,
 * and requests through any other proxy get a 404: the product's figures are not for visitors.
 */
export function registerMetricsRoute(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined) throw new ApiError(404, 'not_found', 'There is no GET "/metrics"');
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}
