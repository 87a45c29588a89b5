import { isIPv4 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestCounts } from 'server-shared/http/requestCounts';
import { ApiError } from './apiError';

const MINUTE_MS = 60_000;

/**
 * Limits the requests of an address per minute. The limit is generous: whole districts share one address of their phone
 * company, and a goal makes all of them request. An IPv6 network (/64) counts as one address.
 *
 * @param perMinute 0 removes the limit
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: MINUTE_MS, store: RequestCounts });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (isOurOwn(request)) return;
    // Whoever has gone has no address that could be counted.
    if (request.socket.remoteAddress === undefined) throw new ApiError(400, 'bad_request', 'The connection has ended');
    const { isAllowed, ...counted } = await count(request);
    if (isAllowed || !('isExceeded' in counted) || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new ApiError(429, 'too_many_requests', `Expected at most ${perMinute} requests a minute from one address`);
  });
}

/** `delivery` itself and tools of this machine or network; `delivery` adds a header for its visitors. */
function isOurOwn({ headers, socket }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && isPrivate(socket.remoteAddress ?? '');
}

/** Whether an address belongs to this machine or its network. */
export function isPrivate(address: string): boolean {
  const short = address.replace(/^::ffff:/, '');
  if (!isIPv4(short)) return short === '::1' || /^f[cd]/.test(short);
  return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(short);
}
