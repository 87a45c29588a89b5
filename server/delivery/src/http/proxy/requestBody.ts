import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasBody } from 'server-shared/http/requestFlaw';

/** The limit of `api`, which would cut the connection in the middle of a longer body. */
export const BODY_LIMIT_BYTES = 1_048_576;

export class BodyTooLargeError extends Error {}

/** Leaves bodies unparsed: only the proxy reads them. */
export function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/** The body of a request as a stream; none when there is none. It fails when it grows too large. */
export function requestBody(request: IncomingMessage): Readable | null {
  return hasBody(request) ? Readable.from(limited(request), { objectMode: false }) : null;
}

async function* limited(request: IncomingMessage): AsyncGenerator<Buffer> {
  let length = 0;
  // Keeps the socket: the sender still waits for an answer when the body is not read to its end.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > BODY_LIMIT_BYTES) throw new BodyTooLargeError();
    yield chunk;
  }
}
