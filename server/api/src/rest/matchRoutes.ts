import { BOARD_FILTERS, DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { type Id, toId } from 'shared-kernel/entities/id';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { MATCH_FORM_MOST, MATCH_IDS_MOST, MATCH_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import { BOARD_NAMES } from 'shared-kernel/rules/board/boardName';
import * as v from 'valibot';
import { answerBytes } from '../board/answerBytes';
import { boardAnswer } from '../board/boardAnswer';
import type { BoardAnswers } from '../board/boardAnswers';
import type { Board, BoardMatch } from '../board/createBoard';
import { createMatchWindow, type MatchWindow, type TopWanted } from '../board/matchWindow';
import { withForm } from '../board/withForm';
import { badQuery } from '../http/apiError';
import { anId, described, oneOf, repeated, wholeNumber } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createSiteCompetitions } from './createSiteCompetitions';
import { MatchAnswer, RangeAnswer } from './matchAnswer';
import { timeWindow, windowParameters } from './timeWindow';

/** Largest top of a board. */
const MAX_OF_TOP = 100;

const rangeParameters = {
  ...windowParameters,
  PageSize: v.optional(wholeNumber(1, MATCH_PAGE_SIZE), MATCH_PAGE_SIZE),
  StatusId: v.optional(
    described(
      repeated(wholeNumber(0, 13, 'match statuses from 0 to 13'), 0, 14, 'match statuses from 0 to 13, each once'),
      'Repeat it for several; without it every status counts.',
    ),
    [],
  ),
  CompetitionId: v.optional(described(anId, 'Matches of this competition alone.')),
  TeamId: v.optional(described(anId, 'Matches of this team alone.')),
  Top: v.optional(
    described(
      wholeNumber(1, MAX_OF_TOP),
      'Only the first matches that a board shows, in its order, and the size of the whole board.',
    ),
  ),
  Skip: v.optional(
    described(
      wholeNumber(0, MATCH_PAGE_SIZE),
      'So many matches of the board before the first of `Top`: none without it.',
    ),
  ),
  Board: v.optional(described(oneOf(BOARD_NAMES), 'The board of `Top`: `live` without it.')),
  Filter: v.optional(
    described(oneOf(BOARD_FILTERS), 'The filter of `Top`: without it the one that the board begins with.'),
  ),
};

type Range = v.InferOutput<v.ObjectSchema<typeof rangeParameters, undefined>>;

/** Live data: a cache may answer for a second, no longer. */
const HOW = { maxAge: 1, isShared: true };

type Deps = {
  board: Board;
  answers: BoardAnswers;
  store: Pick<Store, 'appSetting'>;
  /** Server time in unix seconds. */
  now: () => number;
};

export function matchRangeRoute({ answers, store, now }: Omit<Deps, 'board'>): Route {
  const siteCompetitions = createSiteCompetitions(() => store.appSetting());

  async function toTop({ Top, Skip, Board, Filter }: Range): Promise<TopWanted | undefined> {
    if (Top !== undefined) {
      const board = Board ?? 'live';
      const filter = Filter ?? (board === 'live' ? DEFAULT_BOARD_FILTER : 'all');
      return { most: Top, skipped: Skip ?? 0, board, filter, at: Math.floor(now()), site: await siteCompetitions() };
    }
    if (Skip !== undefined || Board !== undefined || Filter !== undefined)
      throw badQuery('Top', `a whole number from 1 to ${MAX_OF_TOP} with Skip, Board or Filter`, Top);
    return undefined;
  }

  return route({
    summary: 'Matches by kick-off, with the records they point to',
    parameters: rangeParameters,
    answer: RangeAnswer,
    async handle(asked, request, reply) {
      const answer = await answers.get({ ...toWindow(asked), top: await toTop(asked) });
      return sendAnswer(request, reply, { answer, ...HOW });
    },
  });
}

export function matchesRoute({ board }: Pick<Deps, 'board'>): Route {
  /** Ours are numbers; an id of another form is unknown here (M18), and so is a match that its feed took back. */
  function ours(id: Id | undefined): BoardMatch | undefined {
    const match = typeof id === 'number' ? board.find(id) : undefined;
    return match?.status_id === MatchStatus.Abnormal ? undefined : match;
  }

  return route({
    summary: 'Matches by id; an unknown id is left out',
    parameters: {
      Id: described(repeated(anId, 1, MATCH_IDS_MOST, `1 to ${MATCH_IDS_MOST} ids`), 'Repeat it for several.'),
      Form: v.optional(
        described(
          wholeNumber(0, MATCH_FORM_MOST),
          'Of one match without a score also so many ended ones of each team before it.',
        ),
        0,
      ),
    },
    answer: MatchAnswer,
    async handle({ Id, Form }, request, reply) {
      // Each walks through all that has ended.
      if (Form > 0 && Id.length > 1) throw badQuery('Form', '0 with more than one Id', Form);
      const matches = [...new Set(Id.map(toId))].flatMap((id) => ours(id) ?? []);
      const all = matches.flatMap((match) => withForm(match, board, Form));
      const answer = boardAnswer(answerBytes(all, board.references()), board);
      return sendAnswer(request, reply, { answer, ...HOW });
    },
  });
}

function toWindow({ PageSize, StatusId, CompetitionId, TeamId, ...dates }: Range): MatchWindow {
  const [competition, team] = [toId(CompetitionId), toId(TeamId)];
  return createMatchWindow({ ...timeWindow(dates), statuses: StatusId, pageSize: PageSize, competition, team });
}
