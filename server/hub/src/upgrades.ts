import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request to speak another protocol on its connection. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What the client sent before it had an answer. */
  readonly head: Buffer;
}

/**
 * Leads upgrade requests through Fastify's router, so that a WebSocket is refused by the same rules, with the same
 * client address and in the same words as any other request. Returns how a handler sees that its request is one.
 */
export function routeUpgrades(app: FastifyInstance): (request: FastifyRequest) => Upgrade | undefined {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request, socket, head) => {
    // The HTTP server no longer watches this socket: an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    const response = answerOn(socket, request);
    if (!response) {
      socket.destroy();
      return;
    }
    upgrades.set(request, { request, socket, head });
    app.routing(request, response);
  });

  return (request) => upgrades.get(request.raw);
}

/** A response on the bare socket, or null while the socket still waits for the response to an earlier request. */
function answerOn(socket: Socket, request: IncomingMessage): ServerResponse | null {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.destroySoon());
  try {
    response.assignSocket(socket);
    return response;
  } catch {
    return null;
  }
}

/** Takes the connection out of HTTP's hands; from here on whoever holds the upgrade answers. */
export function releaseSocket(reply: FastifyReply, { socket }: Upgrade): void {
  reply.hijack();
  if (socket instanceof Socket) reply.raw.detachSocket(socket);
}
