import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { CONNECTION_TIMES, type ConnectionTimes } from './connectionTimes';
import { answerMalformed, noteAnswer } from './malformedRequest';
import { requestFlaw } from './requestFlaw';
import { WebSocketAwareRequest } from './webSocketRequest';

/** Names, values and address. HAProxy takes 15,360 with all that stands between them, and what a proxy adds. */
const MOST_HEADER_BYTES = 14_336;

/** How both servers speak HTTP: these options, and {@link refuseFlawed} before all routes. */
export function strictServer({ headersMs, requestMs, lookEveryMs }: ConnectionTimes = CONNECTION_TIMES) {
  return {
    http: {
      IncomingMessage: WebSocketAwareRequest,
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    requestTimeout: requestMs,
    clientErrorHandler: answerMalformed,
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses what two servers in a row might read differently, whatever it asks for, and all that comes behind it. */
export function refuseFlawed(app: FastifyInstance): void {
  const refused = new WeakSet<object>();
  // Node leaves out what comes after the thousandth header, but acts on it.
  app.server.maxHeadersCount = 0;
  app.addHook('onRequest', async ({ raw: request }, reply) => {
    const isUpgrade = request instanceof WebSocketAwareRequest && request.upgrade;
    if (!isUpgrade) noteAnswer(request.socket, reply.raw);
    // Behind an upgrade that is none the parser drops what came with it, so nothing more may be asked there.
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
  // Who is answered before the end of the body may not ask again behind a rest that nobody reads.
  app.addHook('onSend', async ({ raw: request }, reply) => {
    if (request.complete === false) reply.header('connection', 'close');
  });
}
