import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { PricesAnswer, PricesQuery } from './priceSchemas';

/** A page adds the moves that it sees itself, so its history may be a little old. */
const MAX_AGE_SECONDS = 10;

const NONE = createAnswer('{"data":[]}');

type Moves = Pick<Store, 'priceMoves' | 'movedGroups'>;

/** How the prices of a match moved: its own, or those of its first half or its corners. */
export function registerPriceRoutes(app: FastifyInstance, store: Moves): void {
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
      const { MatchId, Group: group } = request.query;
      const id = toId(MatchId);
      const answer = typeof id === 'number' ? await kept(`${id} ${group}`, () => readMoves(store, id, group)) : NONE;
      return sendAnswer(request, reply, { answer: answer ?? NONE, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}

/** With the match's own moves it says which groups have some, so that no page asks for those that have none. */
async function readMoves(store: Moves, id: number, group: MarketGroup | undefined) {
  const data = await store.priceMoves(id, group);
  const groups = group ? [] : await store.movedGroups(id);
  return createAnswer(JSON.stringify({ data, groups: groups.length > 0 ? groups : undefined }));
}
