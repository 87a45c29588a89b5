import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls `run` once, when an answer was sent or its request's connection is gone. Node reports a lost connection to a
 * response only during its turn, not while it waits behind the answer to an earlier request.
 */
export function whenOver(response: ServerResponse, socket: Socket, run: () => void): void {
  const end = () => {
    response.off('close', end);
    socket.off('close', end);
    run();
  };
  // Hundreds may wait on one connection, and Node would warn of a leak.
  socket.setMaxListeners(0);
  response.once('close', end);
  socket.once('close', end);
}
