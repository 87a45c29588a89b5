import type { FastifyReply, FastifyRequest } from 'fastify';
import { liveOrderSchema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { ChangeLive } from '../releases/createChangeLive';
import type { LiveFeed } from '../releases/createLiveFeed';
import { changerOf } from './callers';

/** Below the half minute after which proxies cut. */
const WAITS_MS = 25_000;

const querySchema = v.object({ epoch: optional(text), after: optional(integer) });

/** What is live, for `delivery` and teams. It waits for a change. */
export function liveRoute(feed: LiveFeed) {
  return async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const answered = await feed.after(decode(querySchema, query), WAITS_MS);
    if (!answered) throw new ApiError(503, 'unavailable', 'This api is about to end: ask another');
    return reply.type('application/json; charset=utf-8').send(answered.body);
  };
}

/** Changes of what is live, by teams. */
export function changeLiveRoute(change: ChangeLive) {
  return async (request: FastifyRequest) => {
    const order = decode(liveOrderSchema, request.body);
    const by = changerOf(
      request,
      order.changes.map(({ name }) => name),
    );
    return { data: await change(order, by) };
  };
}
