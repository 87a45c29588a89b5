import Fastify, { type FastifyRequest } from 'fastify';
import { portOf } from './askLiterally';

/** What a request said, as far as it tells one from another. */
export type Seen = { readonly line: string; readonly headers: FastifyRequest['headers'] };

/**
 * A server in the place of `api` that speaks HTTP with the same library, says back what it was asked, and has the paths that are not for
 * visitors. It keeps what it saw; what the balancer asks by itself (without `X-Forwarded-For`) is left out.
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
