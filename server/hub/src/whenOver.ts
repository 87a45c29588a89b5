import type { FastifyReply } from 'fastify';

/**
 * Calls `run` once, when the answer was sent or its connection is gone. A response reports a lost connection only
 * during its turn; one that waits behind the answer to an earlier request never does, so this listens to the socket as
 * well.
 */
export function whenOver({ raw: response, request: { socket } }: FastifyReply, run: () => void): void {
  let isOver = false;
  const end = () => {
    socket.off('close', end);
    if (!isOver) run();
    isOver = true;
  };
  // Hundreds may wait on one connection, and Node would warn of a leak.
  socket.setMaxListeners(0);
  socket.once('close', end);
  response.once('close', end);
}
