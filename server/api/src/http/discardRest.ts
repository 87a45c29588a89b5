import type { FastifyInstance } from 'fastify';

/** As much as `delivery` sends of a body. */
const MOST_BYTES = 1_048_576;

/**
 * Reads what is left of a body after an answer that did not need it, and throws it away; the connection of who sends more ends. One that
 * is closed with unread bytes is reset, and a proxy that still sends reports that instead of the answer: 502 in place of 413.
 */
export function discardRest(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    if (request.complete !== false) return;
    // For a body that is too large Fastify ends the connection. What is refused as ambiguous is read no further.
    if (reply.statusCode === 413) reply.removeHeader('connection');
    else if (reply.hasHeader('connection')) return;
    let left = MOST_BYTES;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.socket.destroy();
    });
  });
}
