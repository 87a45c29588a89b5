import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Pool } from 'undici';
import { whenOver } from '../whenOver';
import { answerBody } from './answerBody';
import { endToEnd } from './endToEnd';
import { type Failure, failureOf } from './failure';
import { leaveBodies, requestBody } from './requestBody';
import { headersToUpstream } from './upstream';

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
