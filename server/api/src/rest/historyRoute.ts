import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type Answer, createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { toMatchHistory } from '../board/matchHistory';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { HistoryAnswer, HistoryQuery } from './historySchemas';

export type HistorySources = { board: Board; store: Pick<Store, 'matchHistory'> };

/** What was played before changes when a match ends; a page asks again as soon as its own has ended. */
const MAX_AGE_SECONDS = 10;

export function registerHistoryRoute(app: FastifyInstance, { board, store }: HistorySources): void {
  const kept = createAnswerCache(() => performance.now() / 1000, MAX_AGE_SECONDS);

  async function read(id: number): Promise<Answer> {
    const match = board.find(id);
    const { teams, countries } = board.references();
    const [home, away] = [match && teams.get(match.home_team_id), match && teams.get(match.away_team_id)];
    if (!match || !home || !away) return createAnswer('{"data":null}');
    const country = match.country_id === null ? undefined : countries.get(match.country_id)?.name;
    const history = await store.matchHistory({ id, kickOff: match.match_time, country, home, away });
    const data = toMatchHistory(history, (matchId) => board.find(matchId) !== undefined);
    return createAnswer(JSON.stringify({ data }));
  }

  app.get<{ Querystring: Static<typeof HistoryQuery> }>(
    REST_PATHS.matchHistory,
    {
      schema: {
        summary: 'What both teams of a match played before it',
        querystring: HistoryQuery,
        response: { 200: HistoryAnswer },
      },
    },
    async (request, reply) => {
      // Ours are numbers; an id of another form is unknown here (M18).
      const id = toId(request.query.MatchId);
      const wanted = typeof id === 'number' ? id : 0;
      const answer = (await kept(String(wanted), () => read(wanted))) ?? createAnswer('{"data":null}');
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}
