import type { IncomingMessage, Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { CONNECTION_TIMES, type ConnectionTimes } from './connectionTimes';
import { answerMalformed, noteAnswer } from './malformedRequest';
import { hasBody, requestFlaw } from './requestFlaw';

/** Names, values and address. HAProxy accepts 15,360 including separators and the headers that a proxy adds. */
const MAX_HEADER_BYTES = 14_336;

/**
 * The HTTP settings of both servers: these options, and before all routes {@link refuseFlawed} with {@link closeUnread} in front of visitors, or
 * with {@link discardUnread} behind a proxy of ours.
 */
export function strictServer({ headersMs, requestMs, lookEveryMs }: ConnectionTimes = CONNECTION_TIMES) {
  return {
    http: {
      shouldUpgradeCallback: opensWebSocket,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    requestTimeout: requestMs,
    clientErrorHandler: answerMalformed,
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses ambiguous requests to any address, and everything after them on the connection. */
export function refuseFlawed(app: FastifyInstance): void {
  const refused = new WeakSet<object>();
  // Node hides headers beyond the thousandth, but acts on them.
  app.server.maxHeadersCount = 0;
  app.addHook('onRequest', async ({ raw: request }, reply) => {
    if (!opensWebSocket(request)) noteAnswer(request.socket, reply.raw);
    // After an upgrade that is not one, the parser drops the bytes that came with it, so the connection cannot be
    // reused.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    if (refused.has(request.socket)) return reply.hijack();
    const flaw = requestFlaw(request);
    if (!flaw) return undefined;
    refused.add(request.socket);
    return reply
      .code(flaw.status)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .send({ error: { code: 'bad_request', message: flaw.message } });
  });
}

/** A client that gets its answer before the end of its body may not send another request behind the unread rest. */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    if (request.complete === false) reply.header('connection', 'close');
  });
}

/** As much as `delivery` sends of a body. */
const MAX_DISCARDED = 1_048_576;

/**
 * Reads what is left of a body after an answer that did not need it, and throws it away; the connection of who sends more ends. One that
 * is closed with unread bytes is reset, and a proxy that still sends reports that instead of the answer: 502 in place of 413.
 */
export function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    if (request.complete !== false) return;
    // For a body that is too large Fastify ends the connection. What is refused as ambiguous is read no further.
    if (reply.statusCode === 413) reply.removeHeader('connection');
    else if (reply.hasHeader('connection')) return;
    let left = MAX_DISCARDED;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.socket.destroy();
    });
  });
}

/**
 * With any other protocol (such as `h2c`, which Java's client offers on each new connection) a request is an ordinary one and
 * is answered with its body, as RFC 9110 (7.8) allows.
 */
function opensWebSocket(request: IncomingMessage): boolean {
  const { method, httpVersion, headers } = request;
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.trim().toLowerCase() === 'websocket' &&
    /(?:^|,)\s*upgrade\s*(?:,|$)/i.test(headers.connection ?? '') &&
    !hasBody(request)
  );
}
