import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A response to an upgrade request, whose socket the HTTP server no longer handles; the connection closes after it.
 * `undefined` while the socket still waits for the answer to an earlier request.
 */
export function upgradeAnswer(request: IncomingMessage, socket: Duplex): ServerResponse | undefined {
  // The HTTP server no longer handles this socket: an error without a listener would end the process.
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
