import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** As much as `delivery` sends of a body. */
const MOST_BYTES = 1_048_576;

/** Who sends more slowly than this may lose the answer. */
const PATIENCE_MS = 5_000;

/**
 * An answer that needs no body, or not all of it, goes out when the rest has been read and thrown away. A connection that is closed with unread bytes is
 * reset, and a proxy that still sends reports that instead of the answer: 502 in place of 413.
 */
export function readRest(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    // What is refused as ambiguous is read no further.
    if (request.complete === false && !reply.hasHeader('connection')) await restOf(request);
  });
}

/** Resolves at the end of the body, or when nobody waits for it any more. */
function restOf(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const timer = setTimeout(resolve, PATIENCE_MS);
    function over(): void {
      clearTimeout(timer);
      resolve();
    }
    for (const event of ['end', 'error', 'close']) request.once(event, over);
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MOST_BYTES) over();
    });
    request.resume();
  });
}
