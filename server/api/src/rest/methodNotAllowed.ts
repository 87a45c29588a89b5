import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError';

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Makes every GET route answer 405 to other methods, where the framework would answer 404. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const seen = new Set<string>();
  app.addHook('onRoute', ({ method, url, routePath }) => {
    if (method !== 'GET' || seen.has(url)) return;
    seen.add(url);
    app.route({
      method: [...OTHER_METHODS],
      url: routePath,
      schema: { hide: true },
      handler: async (request, reply) => {
        reply.header('allow', 'GET, HEAD');
        throw new ApiError(405, 'method_not_allowed', `Expected GET, got ${request.method}`);
      },
    });
  });
}
