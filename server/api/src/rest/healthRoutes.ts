import type { FastifyReply, FastifyRequest } from 'fastify';

/** The conditions for serving visitors. */
export type Readiness = {
  /** Names of what is still missing. */
  waitingFor(): readonly string[];
};

/** For supervisors and balancers; not part of the API. */
export const healthRoute = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').send({ ok: true });

export const readyRoute = (readiness: Readiness) => async (_request: FastifyRequest, reply: FastifyReply) => {
  const waiting_for = readiness.waitingFor();
  const ready = waiting_for.length === 0;
  return reply
    .code(ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ready, waiting_for });
};
