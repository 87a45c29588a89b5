import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { API_PREFIX, HUB_PATH } from 'shared-kernel/protocol/rest';
import { PROXIED_POLICY, policyText } from './contentPolicy';
import { forwardedHeaders } from './forwarded';
import { forwardHubReads } from './hubReads';

/** A client of the hub waits up to 100 s for an answer of long polling, the rest of the site 12 s for anything. */
const PATIENCE = { hubMs: 150_000, answerMs: 15_000 };
const CONNECT_TIMEOUT_MS = 3_000;

/** What `api` takes; it would cut the connection in the middle of more. */
const BODY_LIMIT_BYTES = 1_048_576;

/** What `api` answers under our origin. The hub has connections of its own: thousands may wait there at once. */
const PROXIED = [API_PREFIX, '/embed', '/media', '/beacon', HUB_PATH];

/** But GET, which waits: `forwardHubReads` has it. */
const HUB_METHODS = ['POST', 'DELETE', 'OPTIONS', 'HEAD', 'PUT', 'PATCH'];

export function proxyApi(app: FastifyInstance, apiOrigin: string, patience = PATIENCE): void {
  const policy = policyText(PROXIED_POLICY);
  for (const prefix of PROXIED) {
    const isHub = prefix === HUB_PATH;
    const timeoutMs = isHub ? patience.hubMs : patience.answerMs;
    app.register(async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', policy);
      });
      scope.addHook('onRequest', refuseLargeBody);
      if (isHub) {
        forwardHubReads(scope, apiOrigin, {
          connectMs: CONNECT_TIMEOUT_MS,
          patienceMs: timeoutMs,
          onFailure: answerFailure,
        });
      }
      scope.register(proxy, {
        prefix,
        rewritePrefix: prefix,
        ...(isHub && { httpMethods: HUB_METHODS }),
        upstream: apiOrigin,
        // A gone `api` is answered for below; a line for each request would bury the log.
        logLevel: 'error',
        disableRequestLogging: true,
        undici: {
          connections: null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
          connect: { timeout: CONNECT_TIMEOUT_MS },
        },
        replyOptions,
      });
    });
  }
}

async function refuseLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (!(Number(request.headers['content-length']) > BODY_LIMIT_BYTES)) return undefined;
  return reply
    .code(413)
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .send({ error: { code: 'too_large', message: 'The body is too large' } });
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request.raw) }),
  // Answers pass as they are, a 503 included: whether to ask again is the visitor's to decide.
  retryDelay: () => null,
  onError: (reply, { error }) => answerFailure(reply, 'statusCode' in error && error.statusCode === 504),
};

function answerFailure(reply: FastifyReply<RouteGenericInterface, RawServerBase>, isLate: boolean): void {
  const message = isLate ? 'The api did not answer in time' : 'The api cannot be reached';
  // The rest of a body that nobody reads would be taken for the next request.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  reply
    .code(isLate ? 504 : 502)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1' })
    .send({ error: { code: 'api_unavailable', message } });
}
