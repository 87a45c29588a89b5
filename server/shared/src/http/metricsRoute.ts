import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromOutside } from './internalRoutes';

/** A registry of @prometheus-io/client. */
type Figures = { readonly contentType: string; metrics(): Promise<string> };

/**
 * Figures in Prometheus' text format, for clients that reach this port directly. Whatever a visitor or a page may have sent gets a 404:
 * the product's figures are not for visitors. They are no secret among the servers, so a Prometheus needs no token.
 *
 * @param hosts names with a dot by which this server is asked
 */
export function metricsRoute(figures: Figures, hosts: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromOutside(request, hosts)) return reply.callNotFound();
    const text = await figures.metrics();
    return reply.header('cache-control', 'no-store').type(figures.contentType).send(text);
  };
}
