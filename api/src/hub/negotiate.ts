import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connections } from './connections';
import type { TransportKind } from './transport';

const NEWEST_VERSION = 1;
const NON_INTEGER = 'The client requested a non-integer protocol version.';

/** The version to answer in, or why there is none. A client that names none speaks version 0. */
function agreeOnVersion(asked: unknown): number | { readonly error: string } {
  if (asked === undefined) return 0;
  if (typeof asked !== 'string' || !/^[+-]?\d{1,9}$/.test(asked)) return { error: NON_INTEGER };
  const version = Number(asked);
  if (version < 0) {
    return { error: `The client requested version '${version}', but the server does not support this version.` };
  }
  return Math.min(version, NEWEST_VERSION);
}

/**
 * `POST {hub}/negotiate`: gives out an id and a token, and names the transports in the order to try.
 * Whatever a client asks wrong is told in a 200: it takes any other status for a broken server.
 */
export function createNegotiation(connections: Connections, transports: readonly TransportKind[]) {
  const availableTransports = transports.map(({ name, transferFormats }) => ({ transport: name, transferFormats }));

  return function negotiate(request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply: FastifyReply) {
    if (request.method !== 'POST') return reply.code(405).type('text/plain').header('allow', 'POST').send('');
    if (connections.isFull(request.ip)) {
      return reply.code(429).type('text/plain').send('Too many connections from this address');
    }
    reply.type('application/json').header('cache-control', 'no-store');
    const version = agreeOnVersion(request.query.negotiateVersion);
    if (typeof version !== 'number') return reply.send(JSON.stringify(version));
    const { id, token } = connections.add(request.ip, version > 0);
    const ids = version > 0 ? { connectionId: id, connectionToken: token } : { connectionId: id };
    return reply.send(JSON.stringify({ negotiateVersion: version, ...ids, availableTransports }));
  };
}
