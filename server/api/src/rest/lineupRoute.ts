import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import { LINEUPS_PATH } from 'shared-kernel/protocol/rest';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { LineupQuery, LineupsAnswer } from './lineupSchemas';

const MAX_AGE_SECONDS = 1;

const NONE = createAnswer('{"data":null}');

export function registerLineupRoute(app: FastifyInstance, store: Pick<Store, 'lineups'>): void {
  const kept = createAnswerCache(() => performance.now() / 1000);
  app.get<{ Querystring: Static<typeof LineupQuery> }>(
    LINEUPS_PATH,
    {
      schema: {
        summary: 'The line-ups of a match',
        querystring: LineupQuery,
        response: { 200: LineupsAnswer },
      },
    },
    async (request, reply) => {
      const id = toId(request.query.MatchId);
      const read = async () => {
        const state = typeof id === 'number' ? await store.lineups(id) : undefined;
        return state === undefined ? NONE : createAnswer(`{"data":${state}}`);
      };
      const answer = typeof id === 'number' ? await kept(String(id), read) : NONE;
      return answer && sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}
