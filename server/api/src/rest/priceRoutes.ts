import type { FastifyInstance } from 'fastify';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { createAnswer } from '../board/createAnswer';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { PricesAnswer, PricesQuery } from './schemas';

/** A page adds the moves that it sees itself, so its history may be a little old. */
const MAX_AGE_SECONDS = 10;

export function registerPriceRoutes(app: FastifyInstance, store: Pick<Store, 'priceMoves'>): void {
  registerAnswersById(app, {
    path: MATCH_PRICES_PATH,
    summary: 'How the prices of a match moved in the last 90 days',
    ...{ querystring: PricesQuery, parameter: 'MatchId', answer: PricesAnswer, maxAge: MAX_AGE_SECONDS },
    none: createAnswer('{"data":[]}'),
    read: async (id) => createAnswer(JSON.stringify({ data: await store.priceMoves(id) })),
  });
}
