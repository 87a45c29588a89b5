import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls `run` once, when an answer has left or the connection of its request is gone. Node tells a response of the latter only while it is
 * its turn: one that waits behind the answer to an earlier request would never hear of it.
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
