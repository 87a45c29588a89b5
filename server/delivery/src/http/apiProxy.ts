import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import { API_PREFIX, HUB_PATH } from 'shared-kernel/protocol/rest';
import { PROXIED_POLICY, policyText } from '../page/contentPolicy';
import type { ConnectionDrain } from './createConnectionDrain';
import { TOO_LARGE } from './proxy/failure';
import { forward, sendFailure } from './proxy/forward';
import { BODY_LIMIT_BYTES } from './proxy/requestBody';
import { createUpstream } from './proxy/upstream';
import { isWinding } from './requestTarget';
import { tunnelUpgrades } from './tunnelUpgrades';

/** A long poll takes up to 100 s; the rest of the site waits 12 s at most. */
const PATIENCE = { hubMs: 150_000, answerMs: 15_000 };

/**
 * The visitor's address, for the balancer alone: what an address may add is counted in the memory of a replica, so all
 * that pages of one say goes to the same. A visitor's own header of this name never gets through. An IPv4 address that came
 * over a socket of IPv6 is written as such: balancers would take all of them for one network.
 */
const VISITOR_HEADER = 'x-tyso-visitor';

/** Paths of `api` under our origin, besides the hub and what pages say of themselves. */
const PREFIXES = [API_PREFIX, '/embed', '/media'];

type Deps = {
  readonly drain: ConnectionDrain;
  readonly patience?: typeof PATIENCE;
};

/** Proxies to `api`, and only to its public paths. */
export function proxyApi(app: FastifyInstance, apiOrigin: string, { drain, patience = PATIENCE }: Deps): void {
  // Thousands may wait at the hub: its own pool keeps the rest responsive.
  const hub = createUpstream(apiOrigin, patience.hubMs);
  const rest = createUpstream(apiOrigin, patience.answerMs);
  const policy = policyText(PROXIED_POLICY);
  const orders = [
    { prefix: HUB_PATH, upstream: hub },
    {
      prefix: BEACON_PATH,
      upstream: rest,
      asking: ({ ip }: FastifyRequest) => ({ [VISITOR_HEADER]: ip.replace(/^::ffff:/, '') }),
    },
    ...PREFIXES.map((prefix) => ({ prefix, upstream: rest })),
  ];
  for (const order of orders) {
    app.register(async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', policy);
      });
      scope.addHook('onRequest', refuse);
      forward(scope, { ...order, name: 'api' });
    });
  }
  tunnelUpgrades(app, hub, drain);
}

async function refuse({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isWinding(raw.url ?? '/')) {
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store' })
      .send({ error: { code: 'not_found', message: 'Expected an address without dot segments or a fragment' } });
  }
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) return sendFailure(reply, TOO_LARGE);
  return undefined;
}
