import type { FastifyInstance } from 'fastify';

/** The conditions for serving visitors. */
export type Readiness = {
  /** Names of what is still missing. */
  waitingFor(): readonly string[];
};

/** For supervisors and balancers; not part of the API. */
export function registerHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;

  app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', options, async (_request, reply) => {
    const waiting_for = readiness.waitingFor();
    const isReady = waiting_for.length === 0;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, waiting_for });
  });
}
