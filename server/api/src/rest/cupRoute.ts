import type { FastifyInstance } from 'fastify';
import { competitionKey } from 'feeds/several/competitionKey';
import { CUP_PATH } from 'shared-kernel/protocol/season';
import { competitionOnBoard } from '../board/competitionOnBoard';
import { createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { toCup } from '../board/cup/toCup';
import { endedOf } from '../board/endedOf';
import { liveResults } from '../board/season/liveResults';
import { seasonScorers } from '../board/season/seasonScorers';
import { createSeasonReads } from '../seasons/createSeasonReads';
import type { StoredScorer } from '../store/goals/readGoals';
import type { StoredCupMatch } from '../store/stages/readStages';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { TableQuery } from './contentSchemas';
import { CupAnswer } from './cupSchemas';

type Sources = { board: Board; store: Pick<Store, 'cupMatches' | 'goals'>; now: () => number };

/** A page asks again when a match of its competition has another score. */
const MAX_AGE_SECONDS = 1;

/** No season is longer, in seconds. */
const SEASON = 400 * 86_400;

const NONE = createAnswer('{"data":null}');

export function registerCupRoute(app: FastifyInstance, { board, store, now }: Sources): void {
  const stored = createSeasonReads<{ matches: StoredCupMatch[]; goals: StoredScorer[] }>();

  async function read(id: number) {
    const competition = competitionOnBoard(board, id);
    if (!competition) return NONE;
    const { name, country, matches: onBoard } = competition;
    const { matches, goals } = await stored(id, endedOf(onBoard), async () => ({
      matches: await store.cupMatches(id),
      goals: await store.goals({ competition: id, since: Math.floor(now()) - SEASON }),
    }));
    const { cup, season } = toCup({ name, key: competitionKey(country, name) }, matches, board);
    if (cup.groups.length + cup.rounds.length === 0) return NONE;
    const ids = new Set(season.map((match) => match.id));
    const scored = seasonScorers(goals, liveResults(board, id), ({ match_id }) => ids.has(match_id));
    return createAnswer(JSON.stringify({ data: { ...cup, ...scored } }));
  }

  registerAnswersById(app, {
    path: CUP_PATH,
    summary: 'The groups, knock-out rounds and scorers of a cup’s present season, with matches in play',
    querystring: TableQuery,
    parameter: 'CompetitionId',
    answer: CupAnswer,
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    read,
  });
}
