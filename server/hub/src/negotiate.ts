import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseBody } from './answers';
import type { Connections } from './connections';
import type { HubSettings } from './hubOptions';
import type { NegotiationGate } from './negotiationGate';
import { readBody } from './readBody';
import { KINDS } from './transportKinds';

const NEWEST_VERSION = 1;
const NON_INTEGER = 'The client requested a non-integer protocol version.';

type NegotiateRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

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
export function createNegotiation(settings: HubSettings, connections: Connections, gate: NegotiationGate) {
  const { clock, bodyTimeoutMs: timeoutMs, maxInboundBytes: maxBytes } = settings;
  const availableTransports = KINDS.filter(({ name }) => settings.transports.includes(name)).map(
    ({ name, transferFormats }) => ({ transport: name, transferFormats }),
  );

  /** Waits until it is the client's turn; `false` when there will be none. */
  async function turnOf(request: NegotiateRequest, reply: FastifyReply): Promise<boolean> {
    const release = connections.reserve(request.ip);
    const isThrough = await gate.pass(reply.raw);
    release();
    return isThrough;
  }

  return async function negotiate(request: NegotiateRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.method !== 'POST') return refuse(reply.header('allow', 'POST'), 405, '');
    const body = await readBody(request.raw, { clock, timeoutMs, maxBytes });
    if (body.kind !== 'whole') return refuseBody(reply, 413, 'A negotiation has no body');
    if (connections.isFull(request.ip)) return refuse(reply, 429, 'Too many connections from this address');
    if (!(await turnOf(request, reply))) return refuse(reply, 503, 'The server is closing');
    reply.type('application/json').header('cache-control', 'no-store');
    const version = agreeOnVersion(request.query.negotiateVersion);
    if (typeof version !== 'number') return reply.send(JSON.stringify(version));
    const { id, token } = connections.add(request.ip, version > 0);
    const ids = version > 0 ? { connectionId: id, connectionToken: token } : { connectionId: id };
    return reply.send(JSON.stringify({ negotiateVersion: version, ...ids, availableTransports }));
  };
}
