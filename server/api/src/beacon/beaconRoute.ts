import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedOrigin } from 'hub/origin';
import { isbot } from 'isbot';
import { previewCookie } from 'server-shared/previews/previewParameter';
import { beaconSchema } from 'shared-kernel/protocol/beacon';
import { BEACON_PATH, MAX_BEACON_BYTES, VIEW_PATH } from 'shared-kernel/protocol/beaconLimits';
import { ApiError } from '../http/apiError';
import { limitRate } from '../http/rateLimit';
import type { Metrics } from '../metrics/createMetrics';
import type { VisitCounts } from '../visits/createVisitCounts';
import { readMessage } from './readMessage';
import { registerReports } from './reportsRoute';

type Deps = {
  visits: VisitCounts;
  /** Limit of one address for the whole API; 0 is no limit. */
  requestsPerMinute: number;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Server time in unix seconds. */
  now: () => number;
};

/**
 * Share of the API's request limit; counted separately. A page load sends three messages: its view, its releases, and when it is
 * left what it measured and which adverts it saw. At half of the default an address has room for a thousand page loads a minute,
 * of which no more than thirty count as views.
 */
const SHARE_OF_REQUESTS = 0.5;

/**
 * `POST /beacon`: what a page saw, did and measured, without a signature because `sendBeacon` has no headers; and `POST
 * /beacon/begin`, which gives a page the view that its messages carry. Only our own pages may send them, and browsers what
 * they report of those; nothing about the sender is kept.
 */
export async function registerBeacon(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { visits, requestsPerMinute } = deps;
  await limitRate(scope, Math.ceil(requestsPerMinute * SHARE_OF_REQUESTS));
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOurPage(request)) throw new ApiError(403, 'forbidden', 'Expected a page of this site');
  });
  registerReports(scope, deps);
  const options = { bodyLimit: MAX_BEACON_BYTES };
  scope.post(VIEW_PATH.slice(BEACON_PATH.length), options, async () => visits.begin());
  scope.post('/', options, async ({ body, headers, ip }, reply) => {
    let leftOut = 0;
    const received = readMessage(beaconSchema, body, () => {
      leftOut += 1;
    });
    if (leftOut > 0) visits.leaveOut(leftOut);
    if (isbot(headers['user-agent'])) visits.leaveOutBot();
    // Who looks at what is not public yet is no visitor.
    else if (previewCookie(headers.cookie) === undefined) visits.count(received, { address: ip });
    return reply.code(204).send();
  });
}

/** Browsers send the origin of a post, and no page can change it. */
function isFromOurPage(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && isAllowedOrigin(request, 'same-host');
}
