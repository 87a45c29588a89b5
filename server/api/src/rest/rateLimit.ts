import { isIPv4 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './apiError';

/** Addresses that are counted at a time; the one that was new longest ago goes first. */
const MOST_ADDRESSES = 50_000;

const MINUTE_MS = 60_000;

/**
 * Lets an address ask so many times a minute. The limit is generous: whole districts share one address behind their
 * phone company, and a goal makes all of them ask. An IPv6 network (/64) counts as one address.
 *
 * @param perMinute 0 lets everybody ask as often as they like
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: MINUTE_MS, cache: MOST_ADDRESSES });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (isOurOwn(request)) return;
    const { isAllowed, ...counted } = await count(request);
    if (isAllowed || !('isExceeded' in counted) || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new ApiError(429, 'too_many_requests', `Expected at most ${perMinute} requests a minute from one address`);
  });
}

/** `delivery` itself and tools of this machine or network; whoever comes through `delivery` is announced by it. */
function isOurOwn({ headers, socket }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && isPrivate(socket.remoteAddress ?? '');
}

function isPrivate(address: string): boolean {
  const short = address.replace(/^::ffff:/, '');
  if (!isIPv4(short)) return short === '::1' || /^f[cd]/.test(short);
  return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(short);
}
