import Fastify, { type FastifyRequest } from 'fastify';
import { portOf } from './askLiterally';

/** The parts of a request that identify it. */
export type Seen = { readonly line: string; readonly headers: FastifyRequest['headers'] };

/**
 * A server in place of `api` that uses the same HTTP library, echoes requests, and has the private paths. It records
 * requests, except those of the balancer itself (without `X-Forwarded-For`).
 */
export async function aStrictApi(): Promise<{ origin: string; seen: Seen[]; stop: () => Promise<void> }> {
  const seen: Seen[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    const line = [method, url, ...(body ? [String(body)] : [])].join(' ');
    if (url !== '/readyz' || headers['x-forwarded-for'] !== undefined) seen.push({ line, headers });
    return reply.send({ said: line });
  });
  return { origin: `http://127.0.0.1:${await portOf(app)}`, seen, stop: () => app.close() };
}
