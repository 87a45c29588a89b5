import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Dispatcher, Pool } from 'undici';
import { type Failure, failureOf } from './failure';
import { leaveBodies, requestBody } from './requestBody';
import { endToEnd, headersToUpstream } from './upstream';

type Order = {
  /** The path to forward, with all paths below it. */
  readonly prefix: string;
  readonly upstream: Pool;
  /** The upstream server's name in messages to visitors. */
  readonly name: string;
  /** Maps the address; by default it stays the same. */
  readonly addressOf?: (url: string) => string;
  /** Headers that replace those of the request. */
  readonly asking?: (request: FastifyRequest) => Readonly<Record<string, string>>;
  /** Headers that replace those of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
};

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Forwards requests and answers unchanged; bodies stream at the receiver's speed. When a visitor leaves, the upstream
 * request is cancelled at once: otherwise the connection of a closed tab would count until its poll ends.
 */
export function forward(scope: FastifyInstance, { prefix, upstream, name, addressOf, asking, headers }: Order): void {
  leaveBodies(scope);
  scope.addHook('onClose', () => upstream.destroy());

  async function pass(asked: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw: request } = asked;
    const { url = '/', method = 'GET' } = request;
    const leaving = new AbortController();
    if (reply.raw.closed || request.socket.destroyed) return reply;
    whenOver(reply.raw, request.socket, () => leaving.abort());
    try {
      const added = asking?.(asked);
      const answer = await upstream.request({
        path: addressOf?.(url) ?? url,
        method,
        headers: { ...headersToUpstream(request), ...added },
        body: requestBody(request),
        signal: leaving.signal,
      });
      const body = await answerBody(answer);
      reply.code(answer.statusCode).headers({ ...endToEnd(answer.headers), ...headers });
      return reply.send(body);
    } catch (error) {
      return leaving.signal.aborted ? reply : sendFailure(reply, failureOf(error, name));
    }
  }

  // An absent server has its own answer; a log line for each request would bury the others.
  const options = { method: METHODS, exposeHeadRoute: false, logLevel: 'error', handler: pass } as const;
  for (const url of [prefix, `${prefix}/*`]) scope.route({ ...options, url });
}

export function sendFailure(reply: FastifyReply, { status, code, message }: Failure): FastifyReply {
  if (status >= 500) reply.header('retry-after', '1');
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}

/** Answers of these statuses have no body, whatever their head says (RFC 9112, 6.3). */
const WITHOUT_BODY: readonly number[] = [204, 304];

/**
 * The body of an answer once its first bytes or its end are there; none when it cannot have one. It rejects when the
 * answer breaks off before that: the visitor then gets nothing of it, neither its encoding nor its caching.
 */
async function answerBody({
  statusCode,
  body,
}: Pick<Dispatcher.ResponseData, 'statusCode' | 'body'>): Promise<Readable | undefined> {
  // A 304 may have the length of what it stands for: the library waits for those bytes in vain. Readers of the body get
  // the error themselves.
  body.on('error', () => {});
  if (WITHOUT_BODY.includes(statusCode)) {
    body.resume();
    return undefined;
  }
  await Promise.race([once(body, 'readable'), once(body, 'end')]);
  return body;
}

/**
 * Calls `run` once, when an answer was sent or its request's connection is gone. Node reports a lost connection to a
 * response only during its turn, not while it waits behind the answer to an earlier request.
 */
function whenOver(response: ServerResponse, socket: Socket, run: () => void): void {
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
