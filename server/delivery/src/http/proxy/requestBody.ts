import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasBody } from 'server-shared/http/requestFlaw';

/** What `api` takes; it would cut the connection in the middle of more. */
export const BODY_LIMIT_BYTES = 1_048_576;

export class BodyTooLargeError extends Error {}

/** Has nobody read a body but whoever passes it on: nothing else here wants one. */
export function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/** The body of a request as it comes, as fast as it is taken; none where there is none. It breaks off when it grows too large. */
export function requestBody(request: IncomingMessage): Readable | null {
  return hasBody(request) ? Readable.from(limited(request), { objectMode: false }) : null;
}

async function* limited(request: IncomingMessage): AsyncGenerator<Buffer> {
  let length = 0;
  // Whoever sent it waits for an answer, also to a body that nobody reads to its end.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > BODY_LIMIT_BYTES) throw new BodyTooLargeError();
    yield chunk;
  }
}
