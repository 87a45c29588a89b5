import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { OpenMarketsAnswer, OpenMarketsQuery } from './matchDetailsSchemas';

/** Pages ask for it every ten seconds while somebody looks at such prices. */
const MAX_AGE_SECONDS = 3;

/** The prices of the first half, or of corners, of all matches that are open. */
export function registerMarketsRoute(app: FastifyInstance, store: Pick<Store, 'openMarkets'>): void {
  const kept = createAnswerCache(() => performance.now() / 1000, MAX_AGE_SECONDS);
  app.get<{ Querystring: Static<typeof OpenMarketsQuery> }>(
    OPEN_MARKETS_PATH,
    {
      schema: {
        summary: 'The prices of the first half, or of corners, of all open matches',
        querystring: OpenMarketsQuery,
        response: { 200: OpenMarketsAnswer },
      },
    },
    async (request, reply) => {
      const { Group: group } = request.query;
      const answer = await kept(group, async () =>
        createAnswer(JSON.stringify({ data: await store.openMarkets(group) })),
      );
      return answer && sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}
