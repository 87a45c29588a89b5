import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Pool } from 'undici';
import { whenOver } from '../whenOver';
import { answerBody } from './answerBody';
import { endToEnd } from './endToEnd';
import { type Failure, failureOf } from './failure';
import { leaveBodies, requestBody } from './requestBody';
import { headersToUpstream } from './upstream';

type Order = {
  /** The path that is passed on, with all below it. */
  readonly prefix: string;
  readonly upstream: Pool;
  /** Of the server behind us, in what a visitor is told. */
  readonly name: string;
  /** The address to ask there; the same unless told. */
  readonly addressOf?: (url: string) => string;
  /** Headers that stand in for those of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
};

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Passes requests and answers on as they are, bodies as they come and as fast as the other side takes them. The server behind us hears at
 * once when a visitor leaves: it would count the connection of a closed tab until its poll runs out.
 */
export function forward(scope: FastifyInstance, { prefix, upstream, name, addressOf, headers }: Order): void {
  leaveBodies(scope);
  scope.addHook('onClose', () => upstream.destroy());

  async function pass({ raw: request }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url = '/', method = 'GET' } = request;
    const leaving = new AbortController();
    if (reply.raw.closed || request.socket.destroyed) return reply;
    whenOver(reply.raw, request.socket, () => leaving.abort());
    try {
      const answer = await upstream.request({
        ...{ path: addressOf?.(url) ?? url, method, headers: headersToUpstream(request) },
        ...{ body: requestBody(request), signal: leaving.signal },
      });
      const body = await answerBody(answer);
      reply.code(answer.statusCode).headers({ ...endToEnd(answer.headers), ...headers });
      return reply.send(body);
    } catch (error) {
      return leaving.signal.aborted ? reply : sendFailure(reply, failureOf(error, name));
    }
  }

  // A server that is gone is answered for; a line for each request would bury the log.
  const options = { method: METHODS, exposeHeadRoute: false, logLevel: 'error', handler: pass } as const;
  for (const url of [prefix, `${prefix}/*`]) scope.route({ ...options, url });
}

export function sendFailure(reply: FastifyReply, { status, code, message }: Failure): FastifyReply {
  if (status >= 500) reply.header('retry-after', '1');
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}
