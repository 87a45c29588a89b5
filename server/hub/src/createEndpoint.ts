import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answers';
import type { Connection, Connections, Line } from './createConnections';
import { createEventStreamEndpoint } from './createEventStreamEndpoint';
import type { Groups } from './createGroups';
import { createLongPollingEndpoint } from './createLongPollingEndpoint';
import type { NegotiationGate } from './createNegotiationGate';
import { createPost } from './createPost';
import { createWebSocketEndpoint } from './createWebSocketEndpoint';
import { queryValue } from './hubAddress';
import type { HubSettings } from './hubOptions';
import type { TransportKind } from './transport';
import { type Upgrade, upgradeOf } from './upgrades';

type Answer = FastifyReply | Promise<FastifyReply>;

const NAMES = {
  webSocket: 'WebSockets',
  eventStream: 'ServerSentEvents',
  longPolling: 'LongPolling',
} as const satisfies Record<Line['kind'], TransportKind['name']>;

const UNKNOWN = 'No Connection with that ID';
const CLOSING = 'The server is closing';
const TOO_MANY = 'Too many connections from this address';

interface Deps {
  readonly settings: HubSettings;
  readonly connections: Connections;
  readonly groups: Groups;
  readonly gate: NegotiationGate;
}

/** Requests on the hub's own path: each names its connection with `?id=`. */
export function createEndpoint({ settings, connections, groups, gate }: Deps) {
  const acceptWebSocket = createWebSocketEndpoint(settings, connections, groups);
  const openEventStream = createEventStreamEndpoint(settings, connections, groups);
  const longPolls = createLongPollingEndpoint(settings, connections, groups);
  const post = createPost(settings);

  function refuseMissing(reply: FastifyReply, wanted: Line['kind']): FastifyReply | null {
    if (settings.transports.includes(NAMES[wanted])) return null;
    return refuse(reply, 404, `${NAMES[wanted]} transport not supported by this end point type`);
  }

  function refuseTransport(reply: FastifyReply, wanted: Line['kind'], { state }: Connection): FastifyReply | null {
    if (state.kind === 'over') return refuse(reply, 404, UNKNOWN);
    if (state.kind === 'connected' && state.line.kind !== wanted) {
      return refuse(reply, 400, 'Cannot change transports mid-connection');
    }
    if (state.kind === 'connected' && wanted !== 'longPolling') {
      return refuse(reply, 409, 'The connection already has a transport');
    }
    if (state.kind === 'negotiated' && gate.isShut()) return refuse(reply, 503, CLOSING);
    return refuseMissing(reply, wanted);
  }

  function get(request: FastifyRequest, reply: FastifyReply, connection: Connection): FastifyReply {
    const { state } = connection;
    const isEventStream = request.headers.accept?.includes('text/event-stream') ?? false;
    if (isEventStream) return refuseTransport(reply, 'eventStream', connection) ?? openEventStream(reply, connection);
    if (state.kind === 'over') return longPolls.sayOver(reply, connection);
    const refused = refuseTransport(reply, 'longPolling', connection);
    if (refused) return refused;
    const line = state.kind === 'connected' ? state.line : null;
    return longPolls.poll(reply, connection, line?.kind === 'longPolling' ? line.transport : null);
  }

  function postTo(request: FastifyRequest, reply: FastifyReply, connection: Connection): Answer {
    const { state } = connection;
    if (state.kind === 'over') return refuse(reply, 404, UNKNOWN);
    if (state.kind === 'negotiated') return refuse(reply, 400, 'The connection has no transport yet');
    if (state.line.kind !== 'webSocket') return post(request, reply, connection);
    return refuse(reply, 405, 'POST requests are not allowed for WebSocket connections.');
  }

  function end(reply: FastifyReply, connection: Connection): FastifyReply {
    const { state } = connection;
    if (state.kind === 'connected' && state.line.kind === 'longPolling') state.line.session.cut();
    else if (state.kind === 'over') connections.remove(connection);
    else return refuse(reply, 400, 'Cannot terminate this connection using the DELETE endpoint.');
    return reply.code(202).type('text/plain').send('');
  }

  function upgradeTo(upgrade: Upgrade, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const id = queryValue(request, 'id');
    if (!id) {
      const missing = refuseMissing(reply, 'webSocket');
      if (missing) return missing;
      if (!gate.isOpen()) return refuse(reply, 503, CLOSING);
      if (connections.isFull(request.ip)) return refuse(reply, 429, TOO_MANY);
      acceptWebSocket(upgrade, reply, () => connections.add(request.ip, true));
      return reply;
    }
    const connection = connections.find(id);
    if (!connection) return refuse(reply, 404, UNKNOWN);
    const refused = refuseTransport(reply, 'webSocket', connection);
    if (refused) return refused;
    acceptWebSocket(upgrade, reply, () => connection);
    return reply;
  }

  return function handle(request: FastifyRequest, reply: FastifyReply): Answer {
    const { method } = request;
    if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') {
      return refuse(reply.header('allow', 'GET, POST, DELETE'), 405, '');
    }
    const upgrade = upgradeOf(request);
    if (upgrade && method === 'GET') return upgradeTo(upgrade, request, reply);
    const id = queryValue(request, 'id');
    if (!id) return refuse(reply, 400, 'Connection ID required');
    const connection = connections.find(id);
    if (!connection) return refuse(reply, 404, UNKNOWN);
    if (method === 'GET') return get(request, reply, connection);
    if (method === 'POST') return postTo(request, reply, connection);
    return end(reply, connection);
  };
}
