import type { FastifyInstance } from 'fastify';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { type Answer, createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { toMatchHistory } from '../board/matchHistory';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { HistoryAnswer, HistoryQuery } from './historySchemas';

export type HistorySources = { board: Board; store: Pick<Store, 'matchHistory'> };

/** What was played before changes when a match ends; a page asks again as soon as its own has ended. */
const MAX_AGE_SECONDS = 10;

const NONE = createAnswer('{"data":null}');

export function registerHistoryRoute(app: FastifyInstance, { board, store }: HistorySources): void {
  async function read(id: number): Promise<Answer> {
    const match = board.find(id);
    const { teams, countries } = board.references();
    const [home, away] = [match && teams.get(match.home_team_id), match && teams.get(match.away_team_id)];
    if (!match || !home || !away) return NONE;
    const country = match.country_id === null ? undefined : countries.get(match.country_id)?.name;
    const history = await store.matchHistory({ id, kickOff: match.match_time, country, home, away });
    const data = toMatchHistory(history, (matchId) => board.find(matchId) !== undefined);
    return createAnswer(JSON.stringify({ data }));
  }

  registerAnswersById(app, {
    path: REST_PATHS.matchHistory,
    summary: 'What both teams of a match played before it',
    querystring: HistoryQuery,
    parameter: 'MatchId',
    answer: HistoryAnswer,
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    read,
  });
}
