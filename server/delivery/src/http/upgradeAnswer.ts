import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * An answer to an upgrade request, whose socket the HTTP server has let go of; after it the connection is closed. Nothing when there can be
 * none, because the socket still waits for the answer to an earlier request.
 */
export function upgradeAnswer(request: IncomingMessage, socket: Duplex): ServerResponse | undefined {
  // The HTTP server no longer watches this socket: an error without a listener would end the process.
  socket.on('error', () => socket.destroy());
  if (!(socket instanceof Socket)) return undefined;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.destroySoon());
  try {
    response.assignSocket(socket);
    return response;
  } catch {
    return undefined;
  }
}
