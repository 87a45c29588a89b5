import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseUnread } from './answers';
import type { Connections } from './createConnections';
import type { NegotiationGate } from './createNegotiationGate';
import { queryValue } from './hubAddress';
import type { HubSettings } from './hubOptions';
import { readBody } from './readBody';
import { KINDS } from './transportKinds';
import { whenOver } from './whenOver';

const NEWEST_VERSION = 1;
const NON_INTEGER = 'The client requested a non-integer protocol version.';

/** The version to answer in, or why there is none. A client without a version uses 0. */
function agreeOnVersion(asked: string | undefined): number | { readonly error: string } {
  if (asked === undefined) return 0;
  if (!/^[+-]?\d{1,9}$/.test(asked)) return { error: NON_INTEGER };
  const version = Number(asked);
  if (version < 0) {
    return { error: `The client requested version '${version}', but the server does not support this version.` };
  }
  return Math.min(version, NEWEST_VERSION);
}

/**
 * `POST {hub}/negotiate`: assigns an id and a token, and lists the transports in the order to try. Errors of the
 * request are answered with 200: the client takes any other status for a broken server.
 */
export function createNegotiation(settings: HubSettings, connections: Connections, gate: NegotiationGate) {
  const { clock, bodyTimeoutMs: timeoutMs, maxInboundBytes: maxBytes } = settings;
  const availableTransports = KINDS.filter(({ name }) => settings.transports.includes(name)).map(
    ({ name, transferFormats }) => ({ transport: name, transferFormats }),
  );

  /** Waits for the client's turn; `false` when there will be none. */
  async function turnOf(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const release = connections.reserve(request.ip);
    const isThrough = await gate.pass((leave) => whenOver(reply, leave));
    release();
    return isThrough;
  }

  return async function negotiate(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.method !== 'POST') return refuse(reply.header('allow', 'POST'), 405, '');
    const body = await readBody(request.raw, { clock, timeoutMs, maxBytes });
    if (body.kind !== 'whole') return refuseUnread(reply, body.kind, maxBytes);
    if (connections.isFull(request.ip)) return refuse(reply, 429, 'Too many connections from this address');
    if (!(await turnOf(request, reply))) return refuse(reply, 503, 'The server is closing');
    reply.type('application/json').header('cache-control', 'no-store');
    const version = agreeOnVersion(queryValue(request, 'negotiateVersion'));
    if (typeof version !== 'number') return reply.send(JSON.stringify(version));
    const { id, token } = connections.add(request.ip, version > 0);
    const ids = version > 0 ? { connectionId: id, connectionToken: token } : { connectionId: id };
    return reply.send(JSON.stringify({ negotiateVersion: version, ...ids, availableTransports }));
  };
}
