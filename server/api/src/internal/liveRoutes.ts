import type { FastifyInstance } from 'fastify';
import { LIVE_PATH, liveOrderSchema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { ChangeLive } from '../releases/createChangeLive';
import type { LiveFeed } from '../releases/createLiveFeed';
import { allow, changerOf } from './callers';

/** Below the half minute after which proxies cut. */
const WAITS_MS = 25_000;

const querySchema = v.object({ epoch: optional(text), after: optional(integer) });

/** What is live, for `delivery` and teams, and its changes, by teams. */
export function registerLive(
  app: FastifyInstance,
  { feed, change, waitsMs = WAITS_MS }: { feed: LiveFeed; change: ChangeLive; waitsMs?: number },
): void {
  app.register(async (scope) => {
    allow(scope, 'servers', 'team', 'operator');
    scope.get(LIVE_PATH, async ({ query }, reply) => {
      const answered = await feed.after(decode(querySchema, query), waitsMs);
      if (!answered) throw new ApiError(503, 'unavailable', 'This api is about to end: ask another');
      return reply.type('application/json; charset=utf-8').send(answered.body);
    });
  });
  app.register(async (scope) => {
    allow(scope, 'team', 'operator');
    scope.post(LIVE_PATH, async (request) => {
      const order = decode(liveOrderSchema, request.body);
      const by = changerOf(
        request,
        order.changes.map(({ name }) => name),
      );
      return { data: await change(order, by) };
    });
  });
}
