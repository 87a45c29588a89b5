import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { forwardedHeaders } from './forwarded';

interface Options {
  readonly connectMs: number;
  /** How long `api` may be silent, before its answer and within it. */
  readonly patienceMs: number;
  readonly onFailure: (reply: FastifyReply, isLate: boolean) => void;
}

/**
 * Leads long polls and event streams through to `api`. They wait for most of their life, and their visitor may leave
 * meanwhile: `api` must hear of it at once, or it counts the connection of a closed tab until the poll runs out.
 * `@fastify/http-proxy` lets go of a question only when its answer has begun.
 */
export function forwardHubReads(app: FastifyInstance, apiOrigin: string, options: Options): void {
  const address = new URL(apiOrigin);
  const isSecure = address.protocol === 'https:';
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = isSecure ? httpsRequest : httpRequest;
  app.addHook('onClose', async () => agent.destroy());

  function read({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { protocol, hostname, port, host } = address;
    const headers = { ...withoutHop(raw.headers), host, ...forwardedHeaders(raw) };
    const upstream = send({ agent, protocol, hostname, port, path: raw.url, headers, timeout: options.connectMs });
    answerWith(upstream, reply, options);
    upstream.end();
    return reply;
  }

  for (const url of [HUB_PATH, `${HUB_PATH}/*`]) app.get(url, { exposeHeadRoute: false }, read);
}

function answerWith(upstream: ClientRequest, reply: FastifyReply, { patienceMs, onFailure }: Options): void {
  let isLate = false;
  upstream.once('timeout', () => {
    isLate = true;
    upstream.destroy();
  });
  upstream.once('socket', (socket) => {
    const wait = () => upstream.setTimeout(patienceMs);
    if (socket.connecting) socket.once('connect', wait);
    else wait();
  });
  upstream.once('response', (answer) => {
    reply
      .code(answer.statusCode ?? 502)
      .headers(withoutHop(answer.headers))
      .send(answer);
  });
  upstream.on('error', () => {
    if (!reply.sent && !reply.raw.destroyed) onFailure(reply, isLate);
  });
  reply.raw.once('close', () => upstream.destroy());
}

/** Headers about one connection, which are not the next one's. */
function withoutHop<T extends IncomingMessage['headers']>(headers: T) {
  const { connection: _, 'keep-alive': _keepAlive, 'transfer-encoding': _coding, ...kept } = headers;
  return kept;
}
