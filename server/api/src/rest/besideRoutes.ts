import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import { MATCH_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { LINEUPS_PATH, MATCH_INFO_PATH } from 'shared-kernel/protocol/rest';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { BesideQuery, InfoAnswer, LineupsAnswer, MarketsAnswer } from './besideSchemas';
import { createAnswerCache } from './createAnswerCache';

const MAX_AGE_SECONDS = 1;

const NONE = createAnswer('{"data":null}');

type Route = {
  path: string;
  summary: string;
  answer: TSchema;
  /** JSON text; `undefined` where nothing is known. */
  read: (matchId: number) => Promise<string | undefined>;
};

/** What is known of a match beside it. */
export function registerBesideRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'lineups' | 'matchInfo' | 'matchMarkets'>,
): void {
  registerOne(app, {
    path: LINEUPS_PATH,
    summary: 'The line-ups of a match',
    answer: LineupsAnswer,
    read: (id) => store.lineups(id),
  });
  registerOne(app, {
    path: MATCH_INFO_PATH,
    summary: 'Where a match is played, who referees it, and its part of a cup',
    answer: InfoAnswer,
    read: (id) => store.matchInfo(id),
  });
  registerOne(app, {
    path: MATCH_MARKETS_PATH,
    summary: 'The prices of a match’s first half and corners',
    answer: MarketsAnswer,
    read: (id) => store.matchMarkets(id),
  });
}

function registerOne(app: FastifyInstance, { path, summary, answer: described, read }: Route): void {
  const kept = createAnswerCache(() => performance.now() / 1000);
  app.get<{ Querystring: Static<typeof BesideQuery> }>(
    path,
    { schema: { summary, querystring: BesideQuery, response: { 200: described } } },
    async (request, reply) => {
      const id = toId(request.query.MatchId);
      const known = async () => {
        const state = typeof id === 'number' ? await read(id) : undefined;
        return state === undefined ? NONE : createAnswer(`{"data":${state}}`);
      };
      const answer = typeof id === 'number' ? await kept(String(id), known) : NONE;
      return answer && sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}
