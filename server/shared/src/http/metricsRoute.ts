import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

/** A registry of @prometheus-io/client. */
type Figures = { readonly contentType: string; metrics(): Promise<string> };

/**
 * `/metrics` in Prometheus' text format, for clients that reach this port directly. Requests through a proxy get a 404:
 * the product's figures are not for visitors.
 */
export function registerMetricsRoute(app: FastifyInstance, figures: Figures, options: RouteShorthandOptions = {}) {
  app.get('/metrics', { ...options, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    const text = await figures.metrics();
    return reply.header('cache-control', 'no-store').type(figures.contentType).send(text);
  });
}
