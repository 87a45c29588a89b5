import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { PricesAnswer, PricesQuery } from './schemas';

/** A page adds the moves that it sees itself, so its history may be a little old. */
const MAX_AGE_SECONDS = 10;

export function registerPriceRoutes(app: FastifyInstance, store: Pick<Store, 'priceMoves'>): void {
  const kept = createAnswerCache(() => performance.now() / 1000, MAX_AGE_SECONDS);
  app.get<{ Querystring: Static<typeof PricesQuery> }>(
    MATCH_PRICES_PATH,
    {
      schema: {
        summary: 'How the prices of a match moved in the last 90 days',
        querystring: PricesQuery,
        response: { 200: PricesAnswer },
      },
    },
    async (request, reply) => {
      // Ours are numbers; an id of another form has no history here (M18).
      const id = toId(request.query.MatchId);
      const ofMatch = typeof id === 'number' ? id : undefined;
      const answer = await kept(String(ofMatch), async () => {
        const moves = ofMatch === undefined ? [] : await store.priceMoves(ofMatch);
        return createAnswer(JSON.stringify({ data: moves }));
      });
      return answer && sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}
