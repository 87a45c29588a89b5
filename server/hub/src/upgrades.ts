import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request to switch its connection to another protocol. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** Bytes that the client sent before it had an answer. */
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();
const routed = new WeakSet<Server>();

/** The upgrade of a handler's request, if it is one. */
export const upgradeOf = ({ raw }: FastifyRequest): Upgrade | undefined => upgrades.get(raw);

/**
 * Sends upgrade requests through Fastify's router, so that a WebSocket is refused by the same rules, with the same
 * client address and in the same words as any other request. Only once per server: a request taken over by two hubs
 * would get no answer from either.
 */
export function routeUpgrades(app: FastifyInstance): void {
  if (routed.has(app.server)) return;
  routed.add(app.server);

  app.server.on('upgrade', (request, socket, head) => {
    // Node no longer handles this socket: an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    if (!(socket instanceof Socket) || !isAssigned(response, socket)) {
      socket.destroy();
      return;
    }
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { request, socket, head });
    app.routing(request, response);
  });
}

/** Not while the socket still waits for the answer to an earlier request. */
function isAssigned(response: ServerResponse, socket: Socket): boolean {
  try {
    response.assignSocket(socket);
    return true;
  } catch {
    return false;
  }
}

/** Takes the connection over from HTTP; from here on the owner of the upgrade answers. */
export function releaseSocket(reply: FastifyReply, { socket }: Upgrade): void {
  reply.hijack();
  if (socket instanceof Socket) reply.raw.detachSocket(socket);
}
