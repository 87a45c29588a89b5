import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { type Id, toId } from 'shared-kernel/entities/id';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { answerBytes } from '../board/answerBytes';
import { boardAnswer } from '../board/boardAnswer';
import type { BoardAnswers } from '../board/boardAnswers';
import type { Board, BoardMatch } from '../board/createBoard';
import { createMatchWindow, type MatchWindow, type TopWanted } from '../board/matchWindow';
import { withForm } from '../board/withForm';
import { badQuery } from '../http/apiError';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createSiteCompetitions } from './createSiteCompetitions';
import { MatchAnswer, MatchQuery, RangeAnswer, RangeQuery } from './schemas';
import { EXPECTED_TOP } from './topSchemas';

export type MatchSources = {
  board: Board;
  answers: BoardAnswers;
  store: Pick<Store, 'appSetting'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Live data: a cache may answer for a second, no longer. */
const MAX_AGE_SECONDS = 1;

export function registerMatchRoutes(app: FastifyInstance, { board, answers, store, now }: MatchSources): void {
  /** Ours are numbers; an id of another form is unknown here (M18), and so is a match that its feed took back. */
  function ours(id: Id | undefined): BoardMatch | undefined {
    const match = typeof id === 'number' ? board.find(id) : undefined;
    return match?.status_id === MatchStatus.Abnormal ? undefined : match;
  }

  const siteCompetitions = createSiteCompetitions(() => store.appSetting());

  async function toTop({ Top, Skip, Board, Filter }: Static<typeof RangeQuery>): Promise<TopWanted | undefined> {
    if (Top !== undefined) {
      const board = Board ?? 'live';
      const filter = Filter ?? (board === 'live' ? DEFAULT_BOARD_FILTER : 'all');
      return { most: Top, skipped: Skip ?? 0, board, filter, at: Math.floor(now()), site: await siteCompetitions() };
    }
    if (Skip !== undefined || Board !== undefined || Filter !== undefined)
      throw badQuery('Top', `${EXPECTED_TOP} with Skip, Board or Filter`, Top);
    return undefined;
  }

  app.get<{ Querystring: Static<typeof RangeQuery> }>(
    REST_PATHS.matchRange,
    {
      schema: {
        summary: 'Matches by kick-off, with the records they point to',
        querystring: RangeQuery,
        response: { 200: RangeAnswer },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const answer = await answers.get({ ...toWindow(query), top: await toTop(query) });
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );

  app.get<{ Querystring: Static<typeof MatchQuery> }>(
    REST_PATHS.match,
    {
      schema: {
        summary: 'Matches by id; an unknown id is left out',
        querystring: MatchQuery,
        response: { 200: MatchAnswer },
      },
    },
    async (request, reply) => {
      const { Id, Form } = request.query;
      // Each walks through all that has ended.
      if (Form > 0 && Id.length > 1) throw badQuery('Form', '0 with more than one Id', Form);
      const matches = [...new Set(Id.map(toId))].flatMap((id) => ours(id) ?? []);
      const all = matches.flatMap((match) => withForm(match, board, Form));
      const answer = boardAnswer(answerBytes(all, board.references()), board);
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  );
}

function toWindow({ FromDate, ToDate, PageSize, StatusId, ...whose }: Static<typeof RangeQuery>): MatchWindow {
  const from = toUnixSeconds('FromDate', FromDate);
  const to = toUnixSeconds('ToDate', ToDate);
  if (from > to) throw badQuery('FromDate', `a date not after ToDate (${ToDate.slice(0, 40)})`, FromDate);
  const [competition, team] = [toId(whose.CompetitionId), toId(whose.TeamId)];
  return createMatchWindow({ from, to, statuses: StatusId, pageSize: PageSize, competition, team });
}

/** The format check accepts a few spellings that JavaScript cannot read, such as a leap second. */
function toUnixSeconds(field: string, value: string): number {
  const milliseconds = Date.parse(value);
  if (Number.isNaN(milliseconds)) throw badQuery(field, RangeQuery.properties.FromDate['x-expected'], value);
  return Math.floor(milliseconds / 1000);
}
