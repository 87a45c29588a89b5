import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './readiness';
import { splitTarget } from './requestTarget';

/** One line for each answer, without the query, which may have the token of the guard; none for health checks. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url, ip, routeOptions }, reply) => {
    if (HEALTH_PATHS.includes(routeOptions.url ?? '')) return;
    const ms = Math.round(reply.elapsedTime);
    log.info({ method, path: splitTarget(url).path, ip, status: reply.statusCode, ms }, 'Answered');
  });
}
