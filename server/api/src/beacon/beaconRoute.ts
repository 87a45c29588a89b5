import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedOrigin } from 'hub/origin';
import { LIVE_RELEASES_HEADER, unpackLiveReleases } from 'server-shared/releases/liveReleases';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { beaconSchema } from 'shared-kernel/protocol/beacon';
import { BEACON_PATH, MAX_BEACON_BYTES, VIEW_PATH } from 'shared-kernel/protocol/beaconLimits';
import type { AdvertCounts } from '../adverts/createAdvertCounts';
import { ApiError } from '../http/apiError';
import { limitRate } from '../http/rateLimit';
import type { VisitCounts } from '../visits/createVisitCounts';

type Parts = {
  adverts: Pick<AdvertCounts, 'add'>;
  visits: VisitCounts;
  /** Limit of one address for the whole API; 0 is no limit. */
  requestsPerMinute: number;
};

/** A page sends some three messages in its life, and one address may be a whole district. */
const SHARE_OF_REQUESTS = 0.5;

/**
 * `POST /beacon`: what a page saw, did and measured, without a signature because `sendBeacon` has no headers; and `POST
 * /beacon/begin`, which gives a page the view that its messages carry. Only our own pages may send them; nothing about
 * the sender is kept.
 */
export async function registerBeacon(
  scope: FastifyInstance,
  { adverts, visits, requestsPerMinute }: Parts,
): Promise<void> {
  await limitRate(scope, Math.ceil(requestsPerMinute * SHARE_OF_REQUESTS));
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOurPage(request)) throw new ApiError(403, 'forbidden', 'Expected a page of this site');
  });
  const options = (summary: string) => ({ schema: { summary, hide: true }, bodyLimit: MAX_BEACON_BYTES });
  scope.post(VIEW_PATH.slice(BEACON_PATH.length), options('A view of a page begins'), async ({ headers }) =>
    visits.begin({ live: unpackLiveReleases(headers[LIVE_RELEASES_HEADER]) }),
  );
  scope.post('/', options('What a page saw, did and measured'), async ({ body, headers, ip }, reply) => {
    const received = readBeacon(body);
    adverts.add(received.adverts);
    visits.count(received, { address: ip, live: unpackLiveReleases(headers[LIVE_RELEASES_HEADER]) });
    return reply.code(204).send();
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
