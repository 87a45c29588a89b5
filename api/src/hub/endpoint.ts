import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection, Connections } from './connections';
import type { TransportKind } from './transport';
import type { Upgrade } from './upgrades';

interface Parts {
  readonly connections: Connections;
  readonly upgradeOf: (request: FastifyRequest) => Upgrade | undefined;
  readonly acceptWebSocket: (upgrade: Upgrade, reply: FastifyReply, connection: () => Connection) => void;
}

type HubRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain').send(text);
}

/** A transport for a plain GET, by what the client wants to read. */
function wantedTransport(request: HubRequest): TransportKind['name'] {
  return request.headers.accept?.includes('text/event-stream') ? 'ServerSentEvents' : 'LongPolling';
}

/** Requests on the hub's own path: each names its connection with `?id=`. */
export function createEndpoint({ connections, upgradeOf, acceptWebSocket }: Parts) {
  function get(request: HubRequest, reply: FastifyReply, { line }: Connection): FastifyReply {
    if (line) return refuse(reply, 400, 'Cannot change transports mid-connection');
    return refuse(reply, 404, `${wantedTransport(request)} transport not supported by this end point type`);
  }

  function post(reply: FastifyReply, { line }: Connection): FastifyReply {
    if (line) return refuse(reply, 405, 'POST requests are not allowed for WebSocket connections.');
    return refuse(reply, 400, 'The connection has no transport yet');
  }

  function openWebSocket(upgrade: Upgrade, request: HubRequest, reply: FastifyReply): FastifyReply {
    const { id } = request.query;
    if (id === undefined || id === '') {
      if (connections.isFull(request.ip)) return refuse(reply, 429, 'Too many connections from this address');
      acceptWebSocket(upgrade, reply, () => connections.add(request.ip, true));
      return reply;
    }
    const connection = typeof id === 'string' ? connections.find(id) : undefined;
    if (!connection) return refuse(reply, 404, 'No Connection with that ID');
    if (connection.line) return refuse(reply, 409, 'The connection already has a transport');
    acceptWebSocket(upgrade, reply, () => connection);
    return reply;
  }

  return function handle(request: HubRequest, reply: FastifyReply): FastifyReply {
    const { method } = request;
    if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') {
      return refuse(reply.header('allow', 'GET, POST, DELETE'), 405, '');
    }
    const upgrade = upgradeOf(request);
    if (upgrade && method === 'GET') return openWebSocket(upgrade, request, reply);
    const { id } = request.query;
    if (id === undefined || id === '') return refuse(reply, 400, 'Connection ID required');
    const connection = typeof id === 'string' ? connections.find(id) : undefined;
    if (!connection) return refuse(reply, 404, 'No Connection with that ID');
    if (method === 'GET') return get(request, reply, connection);
    if (method === 'POST') return post(reply, connection);
    return refuse(reply, 400, 'Cannot terminate this connection using the DELETE endpoint.');
  };
}
