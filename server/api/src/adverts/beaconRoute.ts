import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedOrigin } from 'hub/origin';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { beaconSchema, MAX_BEACON_BYTES, type Vitals } from 'shared-kernel/protocol/beacon';
import { ApiError } from '../http/apiError';
import { limitRate } from '../http/rateLimit';
import type { AdvertCounts } from './createAdvertCounts';

type Parts = {
  adverts: Pick<AdvertCounts, 'add'>;
  metrics: { vitals: { add(vitals: Vitals): void } };
  /** Limit of one address for the whole API; 0 is no limit. */
  requestsPerMinute: number;
};

/** A page sends one message when it is left, and one address may be a whole district. */
const SHARE_OF_REQUESTS = 0.2;

/**
 * `POST /beacon`: views, clicks and measurements of a page, without a signature because `sendBeacon` has no headers.
 * Only our own pages may send it; nothing about the sender is kept.
 */
export async function registerBeacon(
  scope: FastifyInstance,
  { adverts, metrics, requestsPerMinute }: Parts,
): Promise<void> {
  await limitRate(scope, Math.ceil(requestsPerMinute * SHARE_OF_REQUESTS));
  scope.addHook('onRequest', async (request) => {
    if (!isFromOurPage(request)) throw new ApiError(403, 'forbidden', 'Expected a page of this site');
  });
  const schema = { summary: 'What was seen and clicked of adverts, and how fast the page was', hide: true };
  scope.post('/', { schema, bodyLimit: MAX_BEACON_BYTES }, async ({ body }, reply) => {
    const received = readBeacon(body);
    adverts.add(received.adverts);
    if (received.vitals) metrics.vitals.add(received.vitals);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Browsers send the origin of a post, and no page can change it. */
function isFromOurPage(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && isAllowedOrigin(request, 'same-host');
}

function readBeacon(body: unknown) {
  try {
    return decode(beaconSchema, typeof body === 'string' ? JSON.parse(body) : body, 'beacon');
  } catch (error) {
    if (error instanceof DecodeError) throw new ApiError(400, 'bad_request', error.message);
    if (error instanceof SyntaxError) throw new ApiError(400, 'bad_request', 'Expected JSON');
    throw error;
  }
}
